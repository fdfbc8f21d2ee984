import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'

/**
 * Brings back what a report had removed, within `reportLimits.undoHours`; its author is told, and the report is open
 * again, with each other that was answered by its being gone. Whoever may see it is worked out anew. `undo-too-late`: its
 * time is over, or what it removed came back already, was decided about again, or cannot come back any more.
 * `not-yourself`: may-judge.ts.
 */
export const undoRemoval = call<Record<string, never>>()({
  name: 'undoRemoval',
  caller: 'admin',
  input: v.object({ reportId: v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/)), reason: auditReason }),
  errors: [...adminRefusals, 'report-unknown', 'undo-too-late', 'not-yourself'],
})
