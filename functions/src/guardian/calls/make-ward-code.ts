import { randomInt } from 'node:crypto'
import { DomainError } from '@varanda/domain/errors'
import { makeWardCode as contract } from '@varanda/domain/guardian/calls/make-ward-code'
import { isGoodWardCode, type WardCode, wardCodeLimits, wardCodeSchema } from '@varanda/domain/guardian/guardian-code'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { hashCode, newCode } from '../../account/code-hash.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { wardToSignIn } from '../my-ward.ts'

/** Random places that are tried for a free one; if each holds a code, the caller has to try again. */
const looks = 20

/** Stores a new code at a random place that holds no valid one. */
export const makeWardCode = callable(contract, async ({ uid }, guardian, { now }) => {
  await db.runTransaction((transaction) => wardToSignIn(transaction, guardian.uid, uid))
  await keepRate('code-for-ward', uid, now)
  const secret = newCode()
  const hashed = await hashCode(secret)
  const goodUntil = Timestamp.fromMillis(now.getTime() + wardCodeLimits.minutes * 60_000)
  const place = await db.runTransaction(async (transaction) => {
    await wardToSignIn(transaction, guardian.uid, uid)
    for (let look = 0; look < looks; look += 1) {
      const place = randomInt(10 ** wardCodeLimits.placeDigits)
        .toString()
        .padStart(wardCodeLimits.placeDigits, '0')
      const reference = db.doc(paths.wardCode(place))
      if (isGoodWardCode(read(wardCodeSchema, await transaction.get(reference)), now)) continue
      const code: WardCode = { ...hashed, uid, guardian: guardian.uid, tries: 0, goodUntil, expiresAt: goodUntil }
      transaction.set(reference, code)
      return place
    }
    throw new DomainError('try-again')
  })
  return { code: place + secret, goodUntil: goodUntil.toMillis() }
})
