import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import type { ReportCategory, ReportTarget } from '../report.ts'

/** A report as those who look after the circle read it: never who made it. Moments are ISO dates. */
export interface ReportInCircle {
  id: string
  target: ReportTarget
  about: { uid: string; name: string }
  /** Whether whoever it is about can be taken out of the circle by the reader. */
  mayExpel: boolean
  category: ReportCategory
  words: string
  sealed: { text: string; photos: number }
  at: string
  passAt: string
}

/** The open reports of a circle for its owner and moderators, oldest first; none that is about or by the caller, or that concerns a minor by now. */
export const circleReports = call<{ reports: ReportInCircle[] }>()({
  name: 'circleReports',
  caller: 'member',
  input: v.object({ circleId: documentId }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-change',
    'too-many-tries',
    'try-again',
  ],
})
