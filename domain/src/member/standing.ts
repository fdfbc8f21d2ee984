import * as v from 'valibot'
import { leavingMarkSchema } from '../account/leaving/leaving-mark.ts'
import { ageBands } from '../guardian/age-band.ts'
import { momentSchema } from '../moment.ts'
import { roles } from './member.ts'

/**
 * Only `active` may write. Whoever reads may also keep others away, say no, take back what is theirs, report and go: these
 * can be reached by others, too.
 * Of `suspended` and `erasing` not even reading is left.
 */
export const standingStatuses = ['active', 'slowed', 'leaving', 'suspended', 'erasing'] as const
export type StandingStatus = (typeof standingStatuses)[number]

/** Whether the account is a member who may act, seen at a sign-in of `authTime` (seconds). */
export function mayWrite(standing: Standing | undefined, authTime: number): boolean {
  return standing?.status === 'active' && standing.validSince.seconds <= authTime
}

/** Whether the account is a member who may look around, seen at a sign-in of `authTime` (seconds). */
export function mayRead(standing: Standing | undefined, authTime: number): boolean {
  return standing !== undefined && !isShutOut(standing) && standing.validSince.seconds <= authTime
}

/** Whether the instance lets this account do nothing, whenever it signed in. */
export function isShutOut({ status }: Pick<Standing, 'status'>): boolean {
  return status === 'suspended' || status === 'erasing'
}

/** Whether nobody is there any more, or what they left is being erased: nothing is written in their name. */
export function isGone(standing: Pick<Standing, 'status'> | undefined): boolean {
  return !standing || standing.status === 'erasing'
}

/** What a suspended member is told. */
export const suspensionSchema = v.object({
  /** The administrator's own words. */
  reason: v.string(),
  at: momentSchema,
})
export type Suspension = v.InferOutput<typeof suspensionSchema>

/**
 * `users/{uid}/private/standing`: what the instance lets this account do. Functions write it, rules ask it first, and
 * nothing else (no claim, no profile field) is trusted.
 */
export const standingSchema = v.object({
  status: v.picklist(standingStatuses),
  role: v.picklist(roles),
  /** Tokens of sign-ins before this moment are refused: "sign out everywhere". */
  validSince: momentSchema,
  invitedBy: v.nullable(v.object({ uid: v.string(), name: v.string() })),
  /** Whoever is `invitedBy` made this account, as its guardian; still so once the owner has taken it over. */
  madeByInviter: v.exactOptional(v.literal(true)),
  joinedAt: v.exactOptional(momentSchema),
  /** Since when the role is `admin`; absent for those who had it before this was kept. */
  adminSince: v.exactOptional(momentSchema),
  /** Absent in instances from before there were bands: an adult. */
  ageBand: v.exactOptional(v.picklist(ageBands)),
  /** Uid of the member who answers for this account; only accounts under 18 have one. */
  guardian: v.exactOptional(v.nullable(v.string())),
  /** The two agreed that the guardian sees contacts and minutes until 18; under 16 nobody is asked. */
  overseen: v.exactOptional(v.boolean()),
  /** The guardian let writing rest: `slowed` until the guardian ends it. */
  pausedByGuardian: v.exactOptional(v.literal(true)),
  /** Why and since when the instance shut this account out; only a suspended one has it. */
  suspension: v.exactOptional(suspensionSchema),
  /** Until when a `slowed` account may not write. */
  slowedUntil: v.exactOptional(momentSchema),
  /** They asked to leave. */
  leaving: v.exactOptional(leavingMarkSchema),
})
export type Standing = v.InferOutput<typeof standingSchema>
