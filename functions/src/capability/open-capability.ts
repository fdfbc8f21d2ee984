import {
  type Capability,
  type CapabilityKind,
  capabilityIdOf,
  capabilitySchema,
  thingBehind,
} from '@varanda/domain/capability/capability'
import { isInviteToken } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { type CountedAct, keepRate } from '../lib/rate-limit.ts'
import { read } from '../lib/read.ts'

/** How often one network may try links of each kind. */
const looks = {
  invite: 'previewInvite',
  'signup-request': 'look-at-request',
  unsubscribe: 'open-unsubscribe',
  answer: 'open-answer',
  'mail-joining': 'open-mail-joining',
  suspension: 'answerSuspension',
  'way-out': 'copyOnWayOut',
} as const satisfies Record<CapabilityKind, CountedAct>

/**
 * The path of what a stranger's link opens; undefined for every link that opens nothing of this kind, whatever it is.
 * Counts the look of the caller's network before it reads anything. Throws `too-many-tries`.
 */
export async function openCapability(
  kind: CapabilityKind,
  token: unknown,
  address: string,
  now: Date,
): Promise<string | undefined> {
  await keepRate(looks[kind], address, now)
  return thingOf(kind, token, now)
}

/** The same for a caller whose tries are counted already. */
export async function thingOf(kind: CapabilityKind, token: unknown, now: Date): Promise<string | undefined> {
  if (typeof token !== 'string' || !isInviteToken(token)) return undefined
  const id = await capabilityIdOf(token)
  return thingBehind(kind, id, read(capabilitySchema, await db.doc(paths.capability(id)).get()), now)
}

/** The same for a link that is still known when its time is over, so that its page can say that. */
export async function openEvenOver(
  kind: CapabilityKind,
  token: string | undefined,
  address: string,
  now: Date,
): Promise<Capability | undefined> {
  await keepRate(looks[kind], address, now)
  if (token === undefined || !isInviteToken(token)) return undefined
  const stored = read(capabilitySchema, await db.doc(paths.capability(await capabilityIdOf(token))).get())
  return stored?.kind === kind ? stored : undefined
}
