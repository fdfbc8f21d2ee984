import * as v from 'valibot'
import { type Moment, momentSchema } from '../moment.ts'
import { paths } from '../paths.ts'

/**
 * What a link opens for whoever holds it. `invite`: the seats of an invite, the first administrator's among them.
 * `signup-request`: the pages of one request for an invite. `unsubscribe`: a member's switch for notifications by mail. `answer`: the buttons of one
 * digest. `mail-joining`: the page on which somebody says that they want to come in by mail alone. `suspension`: a
 * suspended account's one answer. `way-out`: that account's copy, and leaving for good.
 */
export const capabilityKinds = [
  'invite',
  'signup-request',
  'unsubscribe',
  'answer',
  'mail-joining',
  'suspension',
  'way-out',
] as const
export type CapabilityKind = (typeof capabilityKinds)[number]

/**
 * `capabilities/{sha256(token)}`: one link. The token itself is with whoever may use it. How often something may be used
 * is told by the thing: an invite counts its seats.
 */
export const capabilitySchema = v.object({
  kind: v.picklist(capabilityKinds),
  /** The member whose it is; null where nobody in particular gave it. */
  owner: v.nullable(v.string()),
  /** The path of what it opens. */
  thing: v.string(),
  /** From then on it opens nothing; null where the thing says how long. */
  until: v.nullable(momentSchema),
  /** The sign-in that it was made with, in seconds since 1970, where it ends with that. */
  signedInAt: v.exactOptional(v.number()),
})
export type Capability = v.InferOutput<typeof capabilitySchema>

/** Hex SHA-256 of a token: the id of its capability, and of an invite and a request that were made with it. */
export async function capabilityIdOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The path of what a link opens as this kind; undefined for one that is over, of another kind, or nobody's. Links from
 * before there were capabilities are known by their thing alone, whose id is the token's hash.
 */
export function thingBehind(
  kind: CapabilityKind,
  id: string,
  stored: Capability | undefined,
  now: Date,
): string | undefined {
  if (!stored) return namedByToken[kind]?.(id)
  const isOver = stored.until !== null && stored.until.toMillis() <= now.getTime()
  return stored.kind === kind && !isOver ? stored.thing : undefined
}

const namedByToken: Record<CapabilityKind, ((id: string) => string) | null> = {
  invite: paths.invite,
  'signup-request': paths.signupRequest,
  unsubscribe: null,
  answer: null,
  'mail-joining': null,
  suspension: null,
  'way-out': null,
}

/** An invite's link, to be written with the invite. */
export function inviteCapability(inviteId: string, owner: string | null): { path: string; data: Capability } {
  return {
    path: paths.capability(inviteId),
    data: { kind: 'invite', owner, thing: paths.invite(inviteId), until: null },
  }
}

/** A request's link, to be written with the request; `until` is when nothing is left of the request. */
export function requestCapability(requestId: string, until: Moment): { path: string; data: Capability } {
  return {
    path: paths.capability(requestId),
    data: { kind: 'signup-request', owner: null, thing: paths.signupRequest(requestId), until },
  }
}
