import * as v from 'valibot'
import { day, momentSchema } from '../moment.ts'

/**
 * `users/{uid}/devices/{id}`: one sign-in of a member, as they see it. The id is the sign-in's own second
 * (`auth_time`), so that nobody can write more of them than they signed in. It decides nothing: asking a device to sign
 * out is a request to its app, and only `signOutEverywhere` is kept by the server.
 */
export const deviceSchema = v.object({
  /** What the browser is called ("iPhone · Safari") until the member calls it something. */
  name: v.string(),
  firstSeen: momentSchema,
  /** To the hour. */
  lastSeen: momentSchema,
  /** Since when it has been asked to sign out. */
  askedAt: v.exactOptional(momentSchema),
  /** It hears of notices; functions write it. */
  push: v.exactOptional(
    v.object({
      since: momentSchema,
      /** When the app there last said that something pushed had come. */
      arrivedAt: v.exactOptional(momentSchema),
    }),
  ),
  /** When the instance forgets it, if nobody comes back. */
  expiresAt: momentSchema,
})
export type Device = v.InferOutput<typeof deviceSchema>

export const deviceLimits = {
  /** Letters. */
  name: 40,
  /** Milliseconds between two notes of a device being used. */
  seenEvery: 60 * 60_000,
  /** Milliseconds after its last use; the embedded backend ends an unused sign-in then. */
  kept: 90 * day,
  /** The newest so many are shown. */
  shown: 30,
} as const

/** The id of the sign-in that happened at `authTime`, in seconds since 1970. */
export function deviceIdOf(authTime: number): string {
  return String(authTime)
}
