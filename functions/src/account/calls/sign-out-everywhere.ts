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

/** For whoever may read: somebody who was slowed down may have lost a phone too. */
export const signOutEverywhere = callable(contract, async (_input, { uid, authTime, deviceId, provider }, { now }) => {
  const validSince = await db.runTransaction(async (transaction) => {
    const standing = read(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
    if (!standing) throw new DomainError('not-a-member')
    if (standing.validSince.seconds > authTime) throw new DomainError('signed-out')
    // What this gives is a sign-in like the guardian's code.
    if (!isWayIn(standing, provider)) throw new DomainError('signed-out')
    if (!mayRead(standing, authTime)) throw new DomainError('not-active')
    return endSignIns(transaction, uid, standing, now)
  })
  // From an old sign-in, which may be somebody else's by now, everybody is signed out and nobody let in.
  if (!isFresh(authTime, now)) {
    await forgetSignIns(uid)
    return {}
  }
  // The device that asked keeps its name when it comes back.
  await forgetSignIns(uid, deviceId)
  const token = await customTokenFor(uid, { validSince })
  // A sign-in of the second that just ended would be refused like the others.
  await wait(Math.max(0, validSince.toMillis() - Date.now()))
  return { token }
})
