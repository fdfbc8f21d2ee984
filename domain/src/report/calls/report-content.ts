import * as v from 'valibot'
import { call } from '../../contract.ts'
import { reportCategories, reportTargetSchema, reportWords } from '../report.ts'

/**
 * Asks whoever runs the instance to look at a post, a comment or a member. Only what the reporter may read can be
 * reported, and a copy of it goes with the report; whose it is never learns who asked. Again for the same: the same,
 * once. `post-unknown`, `person-unknown`: not there, or not for the reporter to see.
 */
export const reportContent = call<Record<string, never>>()({
  name: 'reportContent',
  caller: 'member',
  input: v.object({
    target: reportTargetSchema,
    /** Of a post, the revision that the reporter saw, should its author change it meanwhile. */
    rev: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    category: v.picklist(reportCategories),
    words: v.optional(reportWords, ''),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'post-unknown',
    'person-unknown',
    'too-many-tries',
    'try-again',
  ],
})
