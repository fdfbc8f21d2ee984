import type { Moment } from './moment.ts'

/** What administrators do that is written down. */
export type AuditAct = 'blog-saved' | 'blog-published' | 'blog-unpublished' | 'blog-scheduled' | 'blog-cover-prepared'

/** `auditLog/{id}`: who did what to which document, written with the deed itself. `by` is null for the house. */
export interface AuditEntry {
  at: Moment
  by: string | null
  act: AuditAct
  /** The document's path. */
  target: string
  /** The revision that it was about, where there is one. */
  rev: number | null
}
