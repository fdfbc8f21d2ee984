import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { circleResolutions, reportLimits } from '../report.ts'

/**
 * Ends an open report of a circle. `removed` takes a post out of the circle, or a comment away; it deletes no post.
 * `expelled` takes whoever it is about out, who comes back only through owner or moderators. Whose it is is told why; the
 * reporter that it was looked at, with `answer` where there is one. `not-yourself`: nobody judges what was reported of them.
 * `report-unknown`: it lies there no more, also where it passes to administrators right now, for it concerns a minor.
 * `reportedAt` and `edited-meanwhile` as in `resolveReport`.
 */
export const resolveInCircle = call<Record<string, never>>()({
  name: 'resolveInCircle',
  caller: 'member',
  input: v.object({
    circleId: documentId,
    reportId: v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/)),
    reportedAt: v.optional(v.number()),
    resolution: v.picklist(circleResolutions),
    reason: auditReason,
    answer: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(reportLimits.answer)), ''),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-change',
    'not-yourself',
    'report-unknown',
    'already-resolved',
    'edited-meanwhile',
    'too-many-tries',
    'try-again',
  ],
})
