import type { CircleKind } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { type DocumentReference, FieldPath } from 'firebase-admin/firestore'
import { ringSoon } from '../alarm/ring-soon.ts'
import { endOrders, ordersOf } from '../card/end-orders.ts'
import { closeCircle } from '../circle/ending/close-circle.ts'
import { dropOf, exit } from '../circle/membership.ts'
import { readBook } from '../circle/read-book.ts'
import { db } from '../lib/app.ts'

const perPage = 100

/**
 * Ends what only adults may do and what goes on by itself, once a birth date that was put right says that a member is
 * none: circles for everyone, their own and those they follow, and what is paid by card, from them or to them. What is
 * asked for anew is refused by the standing. It may die anywhere and come again.
 */
export async function endAdultActs(uid: string, now: Date): Promise<void> {
  const open = await db
    .collection(paths.joinedCircles(uid))
    .where('kind' satisfies string, '==', 'public' satisfies CircleKind)
    .get()
  for (const { id } of open.docs) await leavePublicCircle(id, uid, now)
  for (const side of ['from', 'to'] as const) {
    let last: DocumentReference | undefined
    for (;;) {
      const all = ordersOf(side, uid).orderBy(FieldPath.documentId()).limit(perPage)
      const { docs, size } = await (last ? all.startAfter(last) : all).get()
      await endOrders(docs, now)
      last = docs.at(-1)?.ref
      if (size < perPage) break
    }
  }
}

/** One of their own ends with everybody's place in it, since it has no other owner than whoever opened it. */
async function leavePublicCircle(circleId: string, uid: string, now: Date): Promise<void> {
  const isOver = await db.runTransaction(async (transaction) => {
    const book = await readBook(transaction, circleId, uid)
    if (!book?.people[uid]) return false
    if (book.circle.owner !== uid) {
      exit(transaction, book, uid, now)
      return false
    }
    closeCircle(transaction, { circleId, owner: uid }, now)
    return true
  })
  if (isOver) await ringSoon('end-circle', { circleId }, now)
  else await dropOf(circleId, uid)
}
