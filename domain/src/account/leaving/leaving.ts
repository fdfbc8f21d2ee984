import * as v from 'valibot'
import { DomainError } from '../../errors.ts'
import { isGuarded } from '../../guardian/guardian.ts'
import type { Standing } from '../../member/standing.ts'
import { day, hour, type Moment } from '../../moment.ts'
import type { LeavingMark } from './leaving-mark.ts'

export const leavingLimits = {
  days: 14,
  /** How long before the end somebody is reminded of it. In milliseconds. */
  remindMs: 2 * day,
  /** Erasing that should be under way is looked after this often, what waits for an open report and for Stripe this often. */
  watchMs: hour,
  waitMs: day,
  waitShortlyMs: hour,
  /** Acts of an account a day: asking, going back, asking again. */
  perDay: 20,
} as const

/** In how long somebody leaves: at once, which nobody can undo, or after days in which they read everything and may stay. */
export const leavingWays = ['later', 'now'] as const
export type LeavingWay = (typeof leavingWays)[number]

/** What a leaving is refused for, and what it makes of a standing. */
export interface LeavingState {
  standing: Standing
  /** Administrators who could act without them. */
  otherAdmins: number
  /** Of those whom they answer for, what `goneFrom` says. */
  wardsLeaveAt: readonly (number | null)[]
}

/**
 * The standing of somebody who asked to leave; null where it is so already. `by` is the guardian who asked for it. Throws
 * `last-admin`, `has-wards`, `ask-guardian` for a ward that asks by itself, and `not-your-ward` for a guardian whose ward
 * has asked already: whether it goes is its own word then.
 */
export function leaving(
  state: LeavingState,
  way: LeavingWay,
  now: Date,
  at: (milliseconds: number) => Moment,
  by?: string,
): Standing | null {
  const { standing } = state
  if (by === undefined && isGuarded(standing)) throw new DomainError('ask-guardian')
  if (by !== undefined && standing.leaving && standing.leaving.by === undefined) throw new DomainError('not-your-ward')
  const end = way === 'now' ? now.getTime() : now.getTime() + leavingLimits.days * day
  checkOthers(state, end)
  if (way === 'now') return standing.status === 'erasing' ? null : erasing(standing)
  const mark = (before: LeavingMark['before']) => ({
    leaving: { askedAt: at(now.getTime()), until: at(end), before, ...(by && { by }) },
  })
  if (standing.status === 'active' || standing.status === 'slowed')
    return { ...standing, status: 'leaving', ...mark(standing.status) }
  // A guardian may end an account also while it is shut out, where it stays meanwhile.
  if (standing.status === 'suspended' && by !== undefined && !standing.leaving)
    return { ...standing, ...mark(standing.pausedByGuardian ? 'slowed' : 'active') }
  return null
}

function checkOthers({ standing, otherAdmins, wardsLeaveAt }: LeavingState, end: number): void {
  const isAdmin = standing.role === 'admin' && standing.status !== 'erasing'
  if (isAdmin && otherAdmins === 0) throw new DomainError('last-admin')
  if (leavesBehind(wardsLeaveAt, end)) throw new DomainError('has-wards')
}

/** Whether a ward is still there at a guardian's end (milliseconds), with nobody to open its account. */
export function leavesBehind(wardsLeaveAt: LeavingState['wardsLeaveAt'], end: number): boolean {
  return wardsLeaveAt.some((at) => at === null || at > end)
}

/** The standing of somebody whose data is being erased: it lets in nobody, and hides what is not gone yet. */
export function erasing(standing: Standing): Standing {
  return { ...standing, status: 'erasing' }
}

/**
 * The standing of somebody who stays after all; null where they were not leaving. `by` is the guardian whose act it was.
 * Throws `ask-guardian` for what only a guardian takes back, and `not-your-ward` for a guardian where the ward asked.
 */
export function staying(standing: Standing, by?: string): Standing | null {
  const { leaving: asked, ...rest } = standing
  if (!asked || !isCounting(standing)) return null
  if (by === undefined && isForGuardian(standing)) throw new DomainError('ask-guardian')
  if (by !== undefined && asked.by === undefined) throw new DomainError('not-your-ward')
  return { ...rest, status: standing.status === 'suspended' ? 'suspended' : asked.before }
}

/**
 * Whether only a guardian ends this leaving: one that a guardian asked for, of a ward under 16. Whoever is older says by
 * themselves that they stay.
 */
export function isForGuardian({ leaving, ageBand }: Pick<Standing, 'leaving' | 'ageBand'>): boolean {
  return leaving?.by !== undefined && isGuarded({ ageBand })
}

/** Whether the days of a leaving go on: whoever was shut out meanwhile had asked all the same. */
function isCounting({ status }: Standing): boolean {
  return status === 'leaving' || status === 'suspended'
}

/** From when an account is on its way out or gone; null for one that stays. In milliseconds. */
export function goneFrom(standing: Standing | undefined): number | null {
  if (standing?.status === 'erasing') return 0
  return standing?.leaving && isCounting(standing) ? standing.leaving.until.toMillis() : null
}

/** What the days of a leaving ask for now, and when to look again (milliseconds). */
export type LeavingTurn = { is: 'wait' | 'remind'; again: number } | { is: 'erase' } | { is: 'over' }

export function leavingTurn(standing: Standing, now: Date): LeavingTurn {
  const { leaving: asked } = standing
  if (!asked || !isCounting(standing)) return { is: 'over' }
  const until = asked.until.toMillis()
  const reminder = until - leavingLimits.remindMs
  if (now.getTime() >= until) return { is: 'erase' }
  return now.getTime() < reminder ? { is: 'wait', again: reminder } : { is: 'remind', again: until }
}

/** What happens to a circle of somebody who leaves: it goes on with somebody, with nobody to decide, or ends. */
export const circleFates = ['goes-on', 'freezes', 'ends'] as const
export const circleFateSchema = v.object({
  name: v.string(),
  fate: v.picklist(circleFates),
  /** With whom it goes on, where the one who leaves may know it. */
  with: v.exactOptional(v.string()),
})
export type CircleFate = v.InferOutput<typeof circleFateSchema>
