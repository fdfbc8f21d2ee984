import { codeAddress } from '@varanda/domain/account/sign-in-code'
import { type InstanceBranches, instanceBranchesSchema } from '@varanda/domain/instance/instance'
import { acceptanceSchema } from '@varanda/domain/invite/invite'
import { type Standing, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { FieldPath, FieldValue } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { pauseOver } from '../../invite/is-resting.ts'
import { waitingLetters } from '../../invite/waiting-letters.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { dropQuestions } from '../../signup/review.ts'
import { codeIdOf } from '../code-hash.ts'
import { perPage, takePage } from './pages.ts'
import type { Erasing, Left } from './slice.ts'

/** Their links, open or not: void from now on. Who came by one is a member, and stands in the tree by their own standing. */
export async function eraseInvites({ uid }: Erasing): Promise<Left> {
  const { docs, size } = await db.collection(paths.invites).where('inviter', '==', uid).limit(20).get()
  for (const { id, ref } of docs) {
    while ((await takePage(db.collection(paths.acceptances(id)))) !== 'over');
    await db.runTransaction(async (transaction) => {
      const dropLetter = await waitingLetters(transaction, [id])
      dropLetter()
      transaction.delete(ref)
      // A link's capability has its id.
      transaction.delete(db.doc(paths.capability(id)))
      setAlarm(transaction, 'return-seat', { inviteId: id }, null)
    })
  }
  return size < 20 ? 'over' : { after: '' }
}

const addressField = 'guest.addressHash'

/** What was mailed, asked or coded under the address that they showed to be theirs: under any other it is somebody else's. */
export async function eraseAddress({ email }: Erasing): Promise<Left> {
  if (email === '') return 'over'
  const address = codeAddress(email)
  const hash = codeIdOf(address)
  for (const place of [paths.signInCode(hash), paths.inviteCode(hash)]) await db.doc(place).delete()
  // Somebody else's invite stays: it is counted among its inviter's seats.
  const invites = db.collection(paths.invites).where(addressField, '==', hash)
  const cut = await takePage(invites, (batch, { ref }) => batch.update(ref, { [addressField]: FieldValue.delete() }))
  if (cut !== 'over') return cut
  for (const [collection, field, value] of [
    [paths.mailQueue, 'to', email],
    [paths.mailJoinings, 'asked.email', email],
  ] as const) {
    if ((await takePage(db.collection(collection).where(field, '==', value))) !== 'over') return { after: '' }
  }
  const { docs } = await db.collection(paths.signupRequests).where('email', '==', address).limit(perPage).get()
  for (const { id, ref } of docs) {
    await db.runTransaction(async (transaction) => {
      const request = readIfWhole(signupRequestSchema, await transaction.get(ref))
      if (request) dropQuestions(transaction, id, request)
      transaction.delete(ref)
      setAlarm(transaction, 'forget-request', { requestId: id }, null)
    })
  }
  return docs.length < perPage ? 'over' : { after: '' }
}

/** Where somebody was asked about a stranger, the question goes, on both sides; so does what they answered. */
export async function eraseVouches({ uid }: Erasing): Promise<Left> {
  if ((await takePage(db.collection(paths.vouches(uid)))) !== 'over') return { after: '' }
  // The question goes with the answer, and the request keeps that.
  const asked = db.collection(paths.signupRequests).orderBy(new FieldPath('vouches', uid, 'askedAt'))
  return takePage(asked, (batch, { ref }) => batch.update(ref, new FieldPath('vouches', uid), FieldValue.delete()))
}

/** The seat that they took stays taken, by nobody; whom they invited stays below the same nobody. */
export async function leaveBranch({ uid, alias }: Erasing): Promise<Left> {
  const taken = await db.collectionGroup('acceptances').where('uid', '==', uid).limit(perPage).get()
  for (const found of taken.docs) {
    await db.runTransaction(async (transaction) => {
      const acceptance = readIfWhole(acceptanceSchema, await transaction.get(found.ref))
      if (acceptance) transaction.set(found.ref.parent.doc(alias), { ...acceptance, uid: alias, name: '' })
      transaction.delete(found.ref)
    })
  }
  return taken.size < perPage ? 'over' : { after: '' }
}

/**
 * Whoever came by somebody in a paused branch stays in one, each in their own, which administrators wake as any other: the
 * tree ends where somebody has gone. Why it was paused was said of others, and does not go along.
 */
export async function keepPauses({ uid }: Erasing): Promise<Left> {
  const inviter: `invitedBy.${keyof NonNullable<Standing['invitedBy']>}` = 'invitedBy.uid'
  await db.runTransaction(async (transaction) => {
    const [found, branches] = await transaction.getAll(db.doc(paths.standing(uid)), db.doc(paths.instanceBranches))
    const { paused } = readIfWhole(instanceBranchesSchema, branches) ?? {}
    const pause = paused && (await pauseOver(transaction, uid, readIfWhole(standingSchema, found)))
    if (!pause) return
    const { docs } = await transaction.get(db.collectionGroup('private').where(inviter, '==', uid).select())
    const guests = docs.map(({ ref }) => ref.parent.parent!.id)
    const kept = Object.fromEntries(guests.map((guest) => [guest, { ...pause, reason: '' }]))
    transaction.set(branches!.ref, { paused: { ...kept, ...paused } } satisfies InstanceBranches)
  })
  return 'over'
}

/** Those who had them as guardian and are of age, or go as well, are not looked on any more. */
export async function leaveWards({ uid }: Erasing): Promise<Left> {
  const guardian: keyof Standing = 'guardian'
  const { docs } = await db.collectionGroup('private').where(guardian, '==', uid).select().get()
  const batch = db.batch()
  for (const { ref } of docs) batch.delete(db.doc(paths.guardianOverview(ref.parent.parent!.id)))
  await batch.commit()
  return 'over'
}
