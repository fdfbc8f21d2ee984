import type { Circle } from '@varanda/domain/circle/circle'
import { circleSchema } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { ringSoon } from '../../alarm/ring-soon.ts'
import { endInvitations } from '../../circle/call-off.ts'
import { circlePeople } from '../../circle/circle-roster.ts'
import { closeCircle } from '../../circle/ending/close-circle.ts'
import { leave } from '../../circle/ending/leave.ts'
import { type CircleBook, exit } from '../../circle/membership.ts'
import { noteOwned, readOwned } from '../../circle/ownership/owned-circles.ts'
import { succeed } from '../../circle/ownership/succeed.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { dropCopyOf } from './drop-copy-of.ts'
import { perPage } from './pages.ts'
import type { Erasing, Left } from './slice.ts'

/** What they own: a group goes to whoever comes next, in the transaction in which they go; all else ends. */
export async function leaveOwnCircles({ uid, now }: Erasing): Promise<Left> {
  const owner: keyof Circle = 'owner'
  const noted = await db.runTransaction((transaction) => readOwned(transaction, uid))
  const { docs } = await db.collection(paths.circles).where(owner, '==', uid).select().get()
  for (const circleId of new Set([...noted.map(([id]) => id), ...docs.map(({ id }) => id)])) {
    const isOver = await db.runTransaction(async (transaction) => {
      const found = await transaction.get(db.doc(paths.circle(circleId)))
      if (found.get(owner) !== uid) {
        noteOwned(transaction, uid, circleId, null)
        return false
      }
      // One that cannot be read is nobody's to go on with.
      const book = await bookOf(transaction, circleId)
      if (book?.circle.kind === 'group' && Object.keys(book.people).some((one) => one !== uid)) {
        await succeed(transaction, book, uid, now)
        if (book.people[uid]) exit(transaction, book, uid, now)
        return false
      }
      closeCircle(transaction, { circleId, owner: uid }, now)
      return true
    })
    if (isOver) await ringSoon('end-circle', { circleId }, now)
  }
  return 'over'
}

/** Places in circles of others, known to them or not. What they gave goes with the member's own documents. */
export async function leaveCircles({ uid, now }: Erasing): Promise<Left> {
  const { docs, size } = await db.collectionGroup('members').where('uid', '==', uid).limit(perPage).get()
  for (const { ref } of docs) {
    const circleId = ref.parent.parent!.id
    await dropCopyOfOwner(circleId)
    const isOver = await db.runTransaction(async (transaction) => {
      const book = await bookOf(transaction, circleId)
      if (book) return leave(transaction, book, uid, now)
      // Of a circle that has ended the rest is going.
      transaction.delete(ref)
      return false
    })
    if (isOver) await ringSoon('end-circle', { circleId }, now)
    await endInvitations(circleId, uid)
  }
  return size < perPage ? 'over' : { after: '' }
}

/** Whose private circle it is has all that are in it in their copy, connected with them or not. */
async function dropCopyOfOwner(circleId: string): Promise<void> {
  const circle = await db.doc(paths.circle(circleId)).get()
  if (circle.get('kind' satisfies keyof Circle) === 'private')
    await dropCopyOf(circle.get('owner' satisfies keyof Circle))
}

/** A circle as the instance knows it, also a private one of somebody else. */
async function bookOf(transaction: Transaction, circleId: string): Promise<CircleBook | undefined> {
  const circle: Circle | undefined = readIfWhole(circleSchema, await transaction.get(db.doc(paths.circle(circleId))))
  return circle && { id: circleId, circle, people: await circlePeople(transaction, circleId) }
}
