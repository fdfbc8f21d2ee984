import { type AuditAct, auditActs } from '@varanda/domain/audit/audit'
import { memberUid } from '@varanda/domain/member/member'
import * as v from 'valibot'
import type { AuditFilter } from './data/use-audit-log.ts'

/**
 * The part of the address that says what of the log is shown: `?act=&by=&about=`. `by=instance` is the instance itself.
 */
export interface LogSearch {
  act?: AuditAct
  by?: string
  /** Uid of a member. */
  about?: string
}

const instance = 'house'

/** Reads the address; what it does not know is not there. */
export function readLogSearch(search: Record<string, unknown>): LogSearch {
  const act = auditActs.find((one) => one === search.act)
  const by = v.safeParse(memberUid, search.by)
  const about = v.safeParse(memberUid, search.about)
  return { ...(act && { act }), ...(by.success && { by: by.output }), ...(about.success && { about: about.output }) }
}

export function logFilterOf({ act, by, about }: LogSearch): AuditFilter {
  return {
    ...(act && { act }),
    ...(by && { by: by === instance ? null : by }),
    ...(about && { about }),
  }
}

/** Who acted, as the address says it. */
export const actorOf = (by: string | null) => by ?? instance
