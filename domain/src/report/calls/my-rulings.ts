import * as v from 'valibot'
import { call } from '../../contract.ts'
import type { ReportCategory } from '../report.ts'
import type { Ruling, RulingKind } from '../ruling.ts'

/** A ruling as whom it is against reads it: never who reported. Moments are ISO dates. */
export interface OwnRuling {
  id: string
  kind: RulingKind
  at: string
  reason: string
  category: ReportCategory | null
  /** The name of the group or circle in which it was decided. */
  circle: string | null
  /** How what was taken begins. */
  excerpt: string
  state: Ruling['state']
  /** Until when it may be answered; null once it was, or cannot be any more. */
  until: string | null
  answer: string
  /** In the words of whoever decided about the answer. */
  outcome: string
}

/** What was decided against the caller, newest first. */
export const myRulings = call<{ rulings: OwnRuling[] }>()({
  name: 'myRulings',
  caller: 'reader',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'too-many-tries', 'try-again'],
})
