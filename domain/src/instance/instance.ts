import { brand } from '../brand.ts'
import { inviteLimits } from '../invite/invite.ts'
import type { Moment } from '../moment.ts'

/**
 * `house/branches`: parts of the invite tree whose links rest. Whoever was invited from there stays a member with all
 * that is theirs; only nobody new comes in by the links of the member named here and of everybody who came through
 * them.
 */
export interface InstanceBranches {
  /** By the uid at the branch's foot. */
  paused: Record<string, { by: string; at: Moment; reason: string }>
}

export const instanceLimits = {
  /** Characters. */
  name: 60,
  operator: 120,
  contact: 200,
} as const

/**
 * `house/settings`: what the instance says of itself; members read it. What is absent has the value of
 * `defaultSettings`.
 */
export interface InstanceSettings {
  name: string
  /** Who runs it, and how members reach them. */
  operator: string
  contact: string
  /** Whether strangers may ask for an invite. */
  requestsOpen: boolean
  /** Seats of a newcomer's link, five at most. */
  seatsForNewcomers: number
  /** When the last backup ended; null where the instance does not know of one. */
  lastBackupAt: Moment | null
}

export const defaultSettings: InstanceSettings = {
  name: brand.name,
  operator: '',
  contact: '',
  requestsOpen: true,
  seatsForNewcomers: inviteLimits.seats,
  lastBackupAt: null,
}
