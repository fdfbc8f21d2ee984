import * as v from 'valibot'
import { call } from '../../contract.ts'
import type { Report, ReportCategory, ReportTarget } from '../report.ts'

/** A report as its reporter sees it; `at` is an ISO date. */
export interface OwnReport {
  id: string
  kind: ReportTarget['kind']
  /** Of whom, or of which circle, it is. */
  name: string
  category: ReportCategory
  words: string
  at: string
  /** Who has it: those who look after the circle of this name, or administrators. */
  circle: string | null
  state: Report['state']
  /** It is open once more: it was looked at before. */
  again: boolean
  /** It came to something: the thing was taken away, or somebody out. */
  acted: boolean
  /** What was said to the reporter last, if anything; of an open one, before it was opened again. */
  answer: string
}

/** What the caller reported, newest first, as many as `reportLimits.listed`. */
export const myReports = call<{ reports: OwnReport[] }>()({
  name: 'myReports',
  caller: 'reader',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'too-many-tries', 'try-again'],
})
