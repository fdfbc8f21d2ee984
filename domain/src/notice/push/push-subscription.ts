import * as v from 'valibot'
import { momentSchema } from '../../moment.ts'
import { longestEndpoint } from './push-services.ts'

export const pushLimits = {
  /** Of a member; the one that was used longest ago gives way. */
  devices: 10,
  /** A subscription that was refused so often, and never served in between, is dropped. */
  refusals: 10,
} as const

/** An uncompressed point of P-256 (65 bytes that begin with 4) as base64url without an end. */
const publicKey = v.pipe(v.string(), v.regex(/^B[A-P][\w-]{84}[AEIMQUYcgkosw048]$/))
/** 16 bytes. */
const sharedSecret = v.pipe(v.string(), v.regex(/^[\w-]{21}[AQgw]$/))

/** What a browser gives to whoever may send to it (Push API, `PushSubscription.toJSON`). */
export const pushChannelSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(longestEndpoint)),
  p256dh: publicKey,
  auth: sharedSecret,
})
export type PushChannel = v.InferOutput<typeof pushChannelSchema>

/**
 * `pushSubscriptions/{hash of the endpoint}`: where one device of a member hears of notices. Whoever holds it can show
 * things on that device, so that functions alone read it; the member's own app sees `push` of the device.
 */
export const pushSubscriptionSchema = v.object({
  uid: v.string(),
  /** The sign-in that it belongs to, and goes with: the id in `users/{uid}/devices`. */
  deviceId: v.string(),
  /** From when that sign-in counts, in seconds since 1970. */
  signedInAt: v.number(),
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  savedAt: momentSchema,
  /** How often in a row its service refused us. */
  refusals: v.number(),
})
export type PushSubscriptionRow = v.InferOutput<typeof pushSubscriptionSchema>
