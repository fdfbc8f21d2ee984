import * as v from 'valibot'
import type { Moment } from '../moment.ts'
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
  'house-settings-changed',
  'ward-created',
  'ward-moved',
  'ward-handed-over',
  'birth-date-corrected',
  'graph-renewed',
] as const
export type AuditAct = (typeof auditActs)[number]

/** `auditLog/{id}`: who did what to which document, written with the deed itself. `by` is null for the instance. */
export interface AuditEntry {
  at: Moment
  by: string | null
  act: AuditAct
  /** The document's path. */
  target: string
  /** The revision that it was about, where there is one. */
  rev: number | null
  /** The actor's own words, where the act asks for a reason. */
  reason?: string
  /** Plain facts of the act, such as the role before and after. Never anybody's words, address or token. */
  facts?: Record<string, string | number | boolean | null>
}
