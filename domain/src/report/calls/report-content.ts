import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { reportCategories, reportTargetSchema, reportWords } from '../report.ts'

/**
 * Asks whoever runs the instance, or with `circle` whoever looks after that circle, to look at a post, a comment, a
 * member or a circle. Only what the reporter may read can be reported, and a copy of it goes with the report; whose it is
 * never learns who asked. `readers` says who reads it: where those of the circle may not, administrators do
 * (report/route.ts). Again for the same: the same, once, while it is open, unless it concerns a child now; but what lies with
 * a circle goes on to administrators, and what was closed is opened anew, or followed by a report of its own
 * (report/again.ts).
 * `post-unknown`, `person-unknown`, `circle-unknown`: not there, or not for the reporter to see. Open to everyone who may read.
 */
export const reportContent = call<{ readers: 'circle' | 'admins' }>()({
  name: 'reportContent',
  caller: 'reader',
  input: v.object({
    target: reportTargetSchema,
    /**
     * Of a post, the revision that the reporter saw, should its author change it meanwhile: as it was then it is copied
     * for `reportLimits.seenHours` after that, and only where the reporter had it by then.
     */
    rev: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    category: v.picklist(reportCategories),
    words: v.optional(reportWords, ''),
    circle: v.optional(documentId),
  }),
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
