import { DomainError } from '@varanda/domain/errors'
import { createWard as contract } from '@varanda/domain/guardian/calls/create-ward'
import { decideWard, guardianLimits, wardDocuments, wardUidOf } from '@varanda/domain/guardian/guardian'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { postLimits } from '@varanda/domain/post/post'
import { firstFeedFrom, sourceOf } from '@varanda/domain/source/source'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { isResting } from '../../invite/is-resting.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkMember } from '../../lib/check-standing.ts'
import { put } from '../../lib/put.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { backFillPage } from '../../source/back-fill.ts'

/**
 * Makes the account first, under an id derived from guardian and key, then everything else in one transaction. A call
 * that dies in between leaves an account that nobody can sign in to; the next try finds it by its id and goes on.
 */
export const createWard = callable(contract, async (input, guardian, { now }) => {
  const { key, name, birthDate, locale, photo } = input
  const uid = await wardUidOf(guardian.uid, key)
  // Whoever would be refused anyway leaves no account behind.
  const before = read(standingSchema, await db.doc(paths.standing(uid)).get())
  const known = await db.collection(paths.wards(guardian.uid)).limit(guardianLimits.wards).get()
  const asked = { guardian: guardian.standing, wards: known.size, standing: before }
  if (decideWard(asked, birthDate, now) === 'make') {
    if (await isResting(db, guardian.uid, guardian.standing)) throw new DomainError('invite-paused')
    await keepRate('make-ward', guardian.uid, now)
  }
  await getAuth()
    .createUser({ uid, displayName: name })
    .catch((error: { code?: string }) => {
      if (error.code !== 'auth/uid-already-exists') throw error
    })
  await runLogged(async (transaction) => {
    const [held, existing, profile] = await transaction.getAll(
      db.doc(paths.standing(guardian.uid)),
      db.doc(paths.standing(uid)),
      db.doc(paths.user(guardian.uid)),
    )
    const wards = await transaction.get(db.collection(paths.wards(guardian.uid)).limit(guardianLimits.wards))
    // Once more: identity was asked in between.
    const own = read(standingSchema, held)
    checkMember(own, guardian.authTime)
    const state = { guardian: own, wards: wards.size, standing: read(standingSchema, existing) }
    if (decideWard(state, birthDate, now) === 'made') return
    const documents = wardDocuments({
      uid,
      name,
      photo,
      birthDate,
      locale,
      guardian: personOf(guardian.uid, read(memberSchema, profile)!),
      at: Timestamp.fromDate(now),
      from: Timestamp.fromDate(firstFeedFrom(now)),
      validSince: new Timestamp(0, 0),
    })
    put(transaction, documents)
    writeDown(transaction, {
      at: Timestamp.fromDate(now),
      by: guardian.uid,
      act: 'ward-created',
      target: paths.user(uid),
      rev: null,
    })
  })
  await backFillPage(uid, sourceOf(guardian.uid), postLimits.firstFeedPosts)
  return { uid }
})
