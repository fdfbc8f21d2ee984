import { day } from '../moment.ts'
import type { InstanceCondition } from './condition.ts'
import type { InstanceNights } from './nights.ts'

/** A copy of the instance older than this is worth a word (milliseconds). */
export const oldBackupMs = 7 * day

/**
 * What is known of the instance just now; what could not be read is absent, and asks for nothing. `late` of the waiting
 * requests are owed an answer today, `due` of them, those included, have waited for long.
 */
export interface InstanceState {
  requests?: { waiting: number; due: number; late: number }
  openReports?: number
  /** Answers to a ruling that the one who asks may decide now. */
  openAppeals?: number
  /** Members who ask for more seats. */
  seatRequests?: number
  deadMail?: number
  condition?: InstanceCondition
  nights?: InstanceNights
  /** Who runs the instance, as it says itself; empty where nobody said. */
  operator?: string
}

/** One thing that asks for an administrator. */
export type Need =
  | { kind: 'requests'; waiting: number; due: number; late: number }
  | { kind: 'reports'; count: number }
  | { kind: 'appeals'; count: number }
  | { kind: 'seats'; count: number }
  | { kind: 'entries-differ' }
  | { kind: 'accounts-gone' }
  | { kind: 'machine' }
  | { kind: 'no-backup' }
  | { kind: 'old-backup'; days: number }
  | { kind: 'dead-jobs'; count: number }
  | { kind: 'dead-mail'; count: number }
  | { kind: 'no-operator' }

/** How much it presses: something is owed or at risk now; it will be; it is worth doing. */
export type Pressure = 'late' | 'due' | 'calm'
const order: readonly Pressure[] = ['late', 'due', 'calm']

export function pressureOf(need: Need): Pressure {
  switch (need.kind) {
    case 'requests':
      return need.late > 0 ? 'late' : need.due > 0 ? 'due' : 'calm'
    case 'reports':
    case 'appeals':
    case 'entries-differ':
    case 'accounts-gone':
    case 'machine':
    case 'no-backup':
      return 'late'
    case 'seats':
    case 'old-backup':
    case 'dead-jobs':
      return 'due'
    case 'dead-mail':
    case 'no-operator':
      return 'calm'
  }
}

/** Pure: what asks for an administrator, the most pressing first. */
export function needsOf(state: InstanceState, now: Date): Need[] {
  const {
    requests,
    openReports = 0,
    openAppeals = 0,
    seatRequests = 0,
    deadMail = 0,
    condition,
    nights,
    operator,
  } = state
  const found: Need[] = []
  if (requests && requests.waiting > 0) found.push({ kind: 'requests', ...requests })
  if (openReports > 0) found.push({ kind: 'reports', count: openReports })
  if (openAppeals > 0) found.push({ kind: 'appeals', count: openAppeals })
  if (seatRequests > 0) found.push({ kind: 'seats', count: seatRequests })
  if (nights?.entries && nights.entries.missing + nights.entries.extra > 0) found.push({ kind: 'entries-differ' })
  if (nights?.accounts?.tooMany) found.push({ kind: 'accounts-gone' })
  if (condition) found.push(...needsOfMachine(condition, now))
  if (deadMail > 0) found.push({ kind: 'dead-mail', count: deadMail })
  if (operator === '') found.push({ kind: 'no-operator' })
  return found.sort((one, other) => order.indexOf(pressureOf(one)) - order.indexOf(pressureOf(other)))
}

/** Pure: what the machine asks for; nothing of one that is Google's, or did not answer. */
export function needsOfMachine(condition: InstanceCondition, now: Date): Need[] {
  if (condition.kind !== 'here') return []
  const { ok, jobs, lastBackupAt } = condition
  const age = lastBackupAt === null ? undefined : now.getTime() - Date.parse(lastBackupAt)
  return [
    ...(ok ? [] : [{ kind: 'machine' } as const]),
    ...(age === undefined ? [{ kind: 'no-backup' } as const] : []),
    ...(age !== undefined && age > oldBackupMs ? [{ kind: 'old-backup', days: Math.floor(age / day) } as const] : []),
    ...(jobs.dead > 0 ? [{ kind: 'dead-jobs', count: jobs.dead } as const] : []),
  ]
}
