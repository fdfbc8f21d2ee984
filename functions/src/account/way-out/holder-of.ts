import { isOnWayOut } from '@varanda/domain/account/way-out'
import { type Capability, capabilityIdOf, capabilitySchema, thingBehind } from '@varanda/domain/capability/capability'
import { DomainError } from '@varanda/domain/errors'
import { isInviteToken } from '@varanda/domain/ids'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { type CountedAct, keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { isStillSignedIn } from '../http/still-signed-in.ts'

/** A suspended member on the way out; `authTime` is that of the sign-in which opened it, `until` in milliseconds since 1970. */
export interface Holder {
  uid: string
  authTime: number
  until: number
}

/**
 * Whose way out a token opens. It ends with the suspension, with its hour and with the sign-in that it was made with. Counts the
 * try of the caller's network first, as `act`. Throws `signed-out` for every other token, `too-many-tries`.
 */
export async function holderOf(
  token: string,
  act: CountedAct & ('copyOnWayOut' | 'leaveOnWayOut' | 'paysOnWayOut' | 'portalOnWayOut'),
  address: string,
  now: Date,
): Promise<Holder> {
  await keepRate(act, address, now)
  const holder = isInviteToken(token) ? await holderBehind(await capabilityIdOf(token), now) : undefined
  if (!holder || !(await isStillSignedIn(holder, now))) throw new DomainError('signed-out')
  const standing = read(standingSchema, await db.doc(paths.standing(holder.uid)).get())
  if (!standing || !isOnWayOut(standing, holder.authTime)) throw new DomainError('signed-out')
  return holder
}

async function holderBehind(id: string, now: Date): Promise<Holder | undefined> {
  const stored: Capability | undefined = read(capabilitySchema, await db.doc(paths.capability(id)).get())
  if (thingBehind('way-out', id, stored, now) === undefined) return undefined
  const { owner, signedInAt, until } = stored!
  if (owner === null || signedInAt === undefined || until === null) return undefined
  return { uid: owner, authTime: signedInAt, until: until.toMillis() }
}
