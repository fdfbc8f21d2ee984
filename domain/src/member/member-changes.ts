import type { AuditAct, AuditEntry } from '../audit/audit.ts'
import { DomainError } from '../errors.ts'
import { day, type Moment } from '../moment.ts'
import type { Role } from './member.ts'
import { isShutOut, type Standing } from './standing.ts'

/** What an administrator's act makes of a member's standing, and what is written down about it. */
export interface MemberChange {
  standing: Standing
  act: AuditAct
  facts: NonNullable<AuditEntry['facts']>
}

/** Whose standing is to change, by whom, and how many administrators could act without them. */
export interface MemberState {
  standing: Standing
  isSelf: boolean
  otherAdmins: number
}

/** Somebody always has to be able to run the instance. Throws `last-admin`. */
function checkNotLast({ standing, otherAdmins }: MemberState): void {
  if (isActiveAdmin(standing) && otherAdmins === 0) throw new DomainError('last-admin')
}

/** Whether this standing lets somebody run the instance. */
export function isActiveAdmin(standing: Standing | undefined): boolean {
  return standing?.status === 'active' && standing.role === 'admin'
}

/** Gives or takes the administrator's role; null: it is so already. Throws `last-admin`, `not-an-adult`, `not-active`. */
export function withRole(state: MemberState, role: Role, at: Moment): MemberChange | null {
  const { standing } = state
  if (standing.role === role) return null
  if (role === 'admin') {
    if ((standing.ageBand ?? 'adult') !== 'adult') throw new DomainError('not-an-adult')
    if (standing.status !== 'active') throw new DomainError('not-active')
  } else checkNotLast(state)
  const { adminSince: _, ...rest } = standing
  const after = { ...rest, role, ...(role === 'admin' && { adminSince: at }) }
  return { standing: after, act: 'role-changed', facts: { from: standing.role, to: role } }
}

/** Days after which an administrator's word counts as that of a second one. */
export const settledAdminDays = 7

/** Whether this administrator was not made one just now, perhaps by the very one whose act they would confirm. */
export function isSettledAdmin(standing: Standing, now: Date): boolean {
  return isActiveAdmin(standing) && (standing.adminSince?.toMillis() ?? 0) <= now.getTime() - settledAdminDays * day
}

/** Shuts a member out; null: it is so already. Throws `not-yourself`, `last-admin`. */
export function suspended(state: MemberState, reason: string, at: Moment): MemberChange | null {
  const { standing } = state
  if (state.isSelf) throw new DomainError('not-yourself')
  if (isShutOut(standing)) return null
  checkNotLast(state)
  return {
    standing: { ...standing, status: 'suspended', suspension: { reason, at } },
    act: 'suspended',
    facts: { from: standing.status },
  }
}

/** Lets a suspended or slowed member act again; null: they may already. Throws `paused-by-guardian`. */
export function reinstated({ standing }: MemberState): MemberChange | null {
  if (standing.status !== 'suspended' && standing.status !== 'slowed') return null
  // What a guardian paused is for the guardian to end.
  if (standing.status === 'slowed' && standing.pausedByGuardian) throw new DomainError('paused-by-guardian')
  const { suspension: _, slowedUntil: __, ...rest } = standing
  const status = standing.leaving ? 'leaving' : standing.pausedByGuardian ? 'slowed' : 'active'
  return { standing: { ...rest, status }, act: 'reinstated', facts: { from: standing.status } }
}

/**
 * The seconds from which sign-ins count again: those of the running second are ended, too, because tokens tell whole
 * seconds. Where they had just been ended in the same second, whoever has come in since bears the second after it.
 */
export function signInsEndedAt(standing: Pick<Standing, 'validSince'>, now: Date): number {
  return Math.max(standing.validSince.seconds, Math.floor(now.getTime() / 1000)) + 1
}

/**
 * Puts a member, with everybody who came through them, under another inviter, or under nobody. `above` are the uids
 * from that inviter up to the top of the tree. Throws `invite-cycle`; null: it is so already.
 */
export function reparented(
  uid: string,
  standing: Standing,
  inviter: Standing['invitedBy'],
  above: readonly string[],
): MemberChange | null {
  if ((standing.invitedBy?.uid ?? null) === (inviter?.uid ?? null)) return null
  if (inviter?.uid === uid || above.includes(uid)) throw new DomainError('invite-cycle')
  const { madeByInviter: _, ...rest } = standing
  return {
    standing: { ...rest, invitedBy: inviter },
    act: 'reparented',
    facts: { from: standing.invitedBy?.uid ?? null, to: inviter?.uid ?? null },
  }
}
