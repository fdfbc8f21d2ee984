import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { reportLimits, resolutions } from '../report.ts'

/**
 * Ends an open report. `removed` takes the post or comment away from everybody, and its author is told why; it can be
 * taken back for a while. `handled`: something else was done about it. The reporter is told that it was looked at, with
 * `answer` where there is one. `not-yourself`: nobody judges what was reported of them, nor what they reported
 * where another administrator could (may-judge.ts). `reportedAt`: when the report on the screen was made, in milliseconds;
 * `edited-meanwhile` where its reporter has said something else since.
 */
export const resolveReport = call<Record<string, never>>()({
  name: 'resolveReport',
  caller: 'admin',
  input: v.object({
    reportId: v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/)),
    reportedAt: v.optional(v.number()),
    resolution: v.picklist(resolutions),
    reason: auditReason,
    answer: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(reportLimits.answer)), ''),
  }),
  errors: [...adminRefusals, 'report-unknown', 'already-resolved', 'edited-meanwhile', 'not-yourself'],
})
