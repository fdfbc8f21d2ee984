import * as v from 'valibot'
import { call } from '../../contract.ts'
import { reportTargetSchema } from '../report.ts'

/**
 * Who may read a report on something: the circles whose owner and moderators can, besides administrators. `ruled`: it
 * stands in some, and all of them are out by the rule; which part of the rule is not said.
 */
export const reportWays = call<{ circles: { id: string; name: string }[]; ruled: boolean }>()({
  name: 'reportWays',
  caller: 'reader',
  input: v.object({ target: reportTargetSchema }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'post-unknown',
    'person-unknown',
    'circle-unknown',
    'too-many-tries',
    'try-again',
  ],
})
