import * as v from 'valibot'
import { brand } from '../brand.ts'
import { inviteLimits } from '../invite/invite.ts'
import { momentSchema } from '../moment.ts'

/**
 * `house/branches`: parts of the invite tree whose links rest. Whoever was invited from there stays a member with all
 * that is theirs; only nobody new comes in by the links of the member named here and of everybody who came through
 * them.
 */
export const instanceBranchesSchema = v.object({
  /** By the uid at the branch's foot. */
  paused: v.record(v.string(), v.object({ by: v.string(), at: momentSchema, reason: v.string() })),
})
export type InstanceBranches = v.InferOutput<typeof instanceBranchesSchema>

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
export const instanceSettingsSchema = v.object({
  name: v.string(),
  /** Who runs it, and how members reach them. */
  operator: v.string(),
  contact: v.string(),
  /** Whether strangers may ask for an invite. */
  requestsOpen: v.boolean(),
  /** Seats of a newcomer's link, five at most. */
  seatsForNewcomers: v.number(),
  /** When the last backup ended; null where the instance does not know of one. */
  lastBackupAt: v.nullable(momentSchema),
})
export type InstanceSettings = v.InferOutput<typeof instanceSettingsSchema>

/** As it is stored. */
export const savedInstanceSettingsSchema = v.partial(instanceSettingsSchema)

export const defaultSettings: InstanceSettings = {
  name: brand.name,
  operator: '',
  contact: '',
  requestsOpen: true,
  seatsForNewcomers: inviteLimits.seats,
  lastBackupAt: null,
}

/** What administrators set; the rest the instance writes by itself. */
const setByAdmins = ['name', 'operator', 'contact', 'requestsOpen', 'seatsForNewcomers'] as const
type SetByAdmins = Pick<InstanceSettings, (typeof setByAdmins)[number]>

/** What of a form is saved: only what was changed in it, or it would undo what another administrator saved meanwhile. */
export function changedSettings(before: SetByAdmins, after: SetByAdmins): Partial<SetByAdmins> {
  const changed = setByAdmins.filter((name) => after[name] !== before[name])
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}
