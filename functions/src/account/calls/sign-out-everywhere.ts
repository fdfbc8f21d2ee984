import { setTimeout as wait } from 'node:timers/promises'
import { signOutEverywhere as contract } from '@varanda/domain/account/calls/sign-out-everywhere'
import { isFresh } from '@varanda/domain/account/fresh-sign-in'
import { DomainError } from '@varanda/domain/errors'
import { isWayIn } from '@varanda/domain/guardian/guardian'
import { mayRead, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { endSignIns, forgetSignIns } from '../../member/end-sign-ins.ts'
import { customTokenFor } from '../custom-token.ts'
import { validSinceOf } from '../valid-since.ts'

/** Open to everyone who may read: a member who may not write at the moment can have lost a phone, too. */
export const signOutEverywhere = callable(contract, async (_input, { uid, authTime, deviceId, provider }, { now }) => {
  // A password that was reset ends sign-ins in identity alone, and a token outlives that by up to an hour.
  const since = (await validSinceOf(uid)) ?? Number.POSITIVE_INFINITY
  const validSince = await db.runTransaction(async (transaction) => {
    const standing = read(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
    if (!standing) throw new DomainError('not-a-member')
    if (standing.validSince.seconds > authTime) throw new DomainError('signed-out')
    // The answer is a new sign-in by custom token, which a child may get from the guardian's code only.
    if (!isWayIn(standing, provider)) throw new DomainError('signed-out')
    if (!mayRead(standing, authTime)) throw new DomainError('not-active')
    if (since > authTime) throw new DomainError('signed-out')
    return endSignIns(transaction, uid, standing, now)
  })
  // An old sign-in may be in somebody else's hands: everybody is signed out, and the caller gets no new sign-in either.
  if (!isFresh(authTime, now)) {
    await forgetSignIns(uid)
    return {}
  }
  // The name of the calling device stays: it signs in again at once.
  await forgetSignIns(uid, deviceId)
  // A sign-in that is dated before either end is refused, and identity dates its own a second after the one before it.
  const ended = Math.max(Math.floor(Date.now() / 1000), since) + 1
  const from = Math.max(validSince.seconds, ended)
  await wait(Math.max(0, from * 1000 - Date.now()))
  // What ended sign-ins meanwhile ends this one, too.
  const standing = read(standingSchema, await db.doc(paths.standing(uid)).get())
  const isNewer = ((await validSinceOf(uid)) ?? Number.POSITIVE_INFINITY) > ended
  if (standing?.validSince.seconds !== validSince.seconds || isNewer) throw new DomainError('signed-out')
  return { token: await customTokenFor(uid, from) }
})
