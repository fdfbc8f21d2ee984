import * as v from 'valibot'
import { call } from '../../contract.ts'
import { appealWords } from '../ruling.ts'

export const rulingId = v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/))

/**
 * Answers once to what was decided against the caller; administrators other than who decided are told. What was taken is not
 * erased while the answer is open. `appeal-over`: answered already, too late, or nothing is left to bring back.
 */
export const answerRuling = call<Record<string, never>>()({
  name: 'answerRuling',
  caller: 'member',
  input: v.object({ rulingId, words: appealWords }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'ruling-unknown',
    'appeal-over',
    'too-many-tries',
    'try-again',
  ],
})
