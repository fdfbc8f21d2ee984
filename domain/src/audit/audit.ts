import * as v from 'valibot'
import { momentSchema } from '../moment.ts'
import { showsSomething } from '../visible-text.ts'

/** Characters of a reason. */
export const longestReason = 500

/** Why somebody does what hurts another: their own words, which stand in the log. */
export const auditReason = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text.isWellFormed() && showsSomething(text)),
  v.maxLength(longestReason),
)

/** What administrators, and guardians and the instance in their place, do that is written down. */
export const auditActs = [
  'blog-saved',
  'blog-published',
  'blog-unpublished',
  'blog-scheduled',
  'blog-cover-prepared',
  'role-changed',
  'suspended',
  'reinstated',
  'signed-out-everywhere',
  'seats-granted',
  'seats-declined',
  'invite-revoked',
  'invite-reopened',
  'house-invite-made',
  'branch-paused',
  'branch-resumed',
  'reparented',
  'request-taken',
  'request-approved',
  'request-declined',
  'request-reopened',
  'voucher-asked',
  'answer-template-changed',
  'report-resolved',
  'post-opened',
  'post-removed',
  'comment-removed',
  'removal-undone',
  'appeal-decided',
  'house-settings-changed',
  'ward-created',
  'ward-moved',
  'ward-handed-over',
  'birth-date-corrected',
  'graph-renewed',
] as const
export type AuditAct = (typeof auditActs)[number]

/** `auditLog/{id}`: who did what to which document, written with the deed itself. `by` is null for the instance. */
export const auditEntrySchema = v.object({
  at: momentSchema,
  by: v.nullable(v.string()),
  act: v.picklist(auditActs),
  /** The document's path. */
  target: v.string(),
  /** The revision that it was about, where there is one. */
  rev: v.nullable(v.number()),
  /** The actor's own words, where the act asks for a reason. */
  reason: v.exactOptional(v.string()),
  /** Plain facts of the act, such as the role before and after. Never anybody's words, address or token. */
  facts: v.exactOptional(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
})
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>
