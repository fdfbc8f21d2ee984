import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import type { ReportCategory } from '../report.ts'
import type { RulingKind } from '../ruling.ts'

/** A ruling that was answered, as administrators read it. Moments are ISO dates. */
export interface OpenAppeal {
  id: string
  kind: RulingKind
  whose: { uid: string; name: string }
  by: { uid: string; name: string }
  at: string
  reason: string
  category: ReportCategory | null
  circle: string | null
  /** What was taken, whole; whoever answered knows that it is read. '' of an account, and where another decides. */
  text: string
  /** '' where another decides. */
  answer: string
  answeredAt: string
  /** Why the caller may not decide it now; null where they may. */
  waits: 'another-decides' | 'appeal-rests' | 'not-yourself' | null
}

/** The answers that wait for a decision, oldest first. */
export const openAppeals = call<{ appeals: OpenAppeal[] }>()({
  name: 'openAppeals',
  caller: 'admin',
  input: v.object({}),
  errors: [...adminRefusals],
})
