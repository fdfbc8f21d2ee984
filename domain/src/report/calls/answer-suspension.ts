import * as v from 'valibot'
import { call } from '../../contract.ts'
import { appealWords } from '../ruling.ts'

/** The one answer of a suspended account, which is signed out: by the token of `openSuspension`. Otherwise as `answerRuling`. */
export const answerSuspension = call<Record<string, never>>()({
  name: 'answerSuspension',
  caller: 'anyone',
  input: v.object({ token: v.pipe(v.string(), v.maxLength(100)), words: appealWords }),
  errors: ['bad-input', 'ruling-unknown', 'appeal-over', 'too-many-tries', 'try-again'],
})
