import { codeAddress } from '@varanda/domain/account/sign-in-code'
import { acceptanceSchema } from '@varanda/domain/invite/invite'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { FieldValue } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { dropQuestions } from '../../signup/review.ts'
import { codeIdOf } from '../code-hash.ts'
import { perPage, takePage } from './pages.ts'
import type { Erasing, Left } from './slice.ts'

/** Their links, open or not: void from now on. Who came by one is a member, and stands in the tree by their own standing. */
export async function eraseInvites({ uid }: Erasing): Promise<Left> {
  const { docs, size } = await db.collection(paths.invites).where('inviter', '==', uid).limit(20).get()
  for (const { id, ref } of docs) {
    while ((await takePage(db.collection(paths.acceptances(id)))) !== 'over');
    const batch = db.batch()
    batch.delete(ref)
    // A link's capability has its id.
    batch.delete(db.doc(paths.capability(id)))
    setAlarm(batch, 'return-seat', { inviteId: id }, null)
    await batch.commit()
  }
  return size < 20 ? 'over' : { after: '' }
}

/** What was mailed, asked or coded under their address. */
export async function eraseAddress({ email }: Erasing): Promise<Left> {
  if (email === '') return 'over'
  const address = codeAddress(email)
  const hash = codeIdOf(address)
  for (const place of [paths.signInCode(hash), paths.inviteCode(hash)]) await db.doc(place).delete()
  for (const [collection, field, value] of [
    [paths.invites, 'guest.addressHash', hash],
    [paths.mailQueue, 'to', email],
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

/** Where somebody was asked about a stranger, the question goes, on both sides. */
export async function eraseVouches({ uid }: Erasing): Promise<Left> {
  const { docs, size } = await db.collection(paths.vouches(uid)).limit(perPage).get()
  for (const { id, ref } of docs) {
    await db.runTransaction(async (transaction) => {
      const request = await transaction.get(db.doc(paths.signupRequest(id)))
      if (request.exists) transaction.update(request.ref, { [`vouches.${uid}`]: FieldValue.delete() })
      transaction.delete(ref)
    })
  }
  return size < perPage ? 'over' : { after: '' }
}

/** The seat that they took, and the branch of whom they invited, stay in the tree under a name that nobody has. */
export async function leaveBranch({ uid, alias }: Erasing): Promise<Left> {
  const taken = await db.collectionGroup('acceptances').where('uid', '==', uid).limit(perPage).get()
  for (const found of taken.docs) {
    await db.runTransaction(async (transaction) => {
      const acceptance = readIfWhole(acceptanceSchema, await transaction.get(found.ref))
      if (acceptance) transaction.set(found.ref.parent.doc(alias), { ...acceptance, uid: alias, name: '' })
      transaction.delete(found.ref)
    })
  }
  const guests = await db.collection(paths.directory).where('invitedBy.uid', '==', uid).limit(perPage).get()
  for (const { id, ref } of guests.docs) {
    await db.runTransaction(async (transaction) => {
      const [held, card] = await transaction.getAll(db.doc(paths.standing(id)), ref)
      const invitedBy = { uid: alias, name: '' }
      if (read(standingSchema, held)?.invitedBy?.uid === uid) transaction.update(held!.ref, { invitedBy })
      if (card!.get('invitedBy.uid') === uid) transaction.update(card!.ref, { invitedBy })
    })
  }
  return taken.size < perPage && guests.size < perPage ? 'over' : { after: '' }
}

/** Those who had them as guardian and are of age, or go as well. */
export async function leaveWards({ uid }: Erasing): Promise<Left> {
  const { docs, size } = await db.collection(paths.directory).where('guardian', '==', uid).limit(perPage).get()
  for (const { id, ref } of docs) {
    await db.runTransaction(async (transaction) => {
      const [held, card] = await transaction.getAll(db.doc(paths.standing(id)), ref)
      if (read(standingSchema, held)?.guardian === uid) transaction.update(held!.ref, { guardian: null })
      if (card!.exists) transaction.update(card!.ref, { guardian: null })
      transaction.delete(db.doc(paths.guardianOverview(id)))
    })
  }
  return size < perPage ? 'over' : { after: '' }
}
