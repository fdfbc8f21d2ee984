import * as v from 'valibot'
import { day, type Moment, momentSchema } from '../moment.ts'

/** So long an invitation holds, in milliseconds. */
export const invitationKeptMs = 14 * day

/**
 * `users/{uid}/groupInvitations/{circleId}`: somebody in a group asks one of their own connections into it. It holds as
 * long as whoever asked is in the group.
 */
export const groupInvitationSchema = v.object({
  /** Its own id; absent in those from before it was stored. */
  circleId: v.exactOptional(v.string()),
  by: v.string(),
  at: momentSchema,
  /** It is none from then on. */
  until: momentSchema,
  /** When the member was told of it: asked again, it is the same one. */
  toldAt: v.exactOptional(momentSchema),
})
export type GroupInvitation = v.InferOutput<typeof groupInvitationSchema>

/** When an invitation of now is over, in milliseconds. */
export function invitationEnd(now: Date): number {
  return now.getTime() + invitationKeptMs
}

export function isInvited(invitation: { until: Moment } | undefined, now: Date): boolean {
  return invitation !== undefined && invitation.until.toMillis() > now.getTime()
}
