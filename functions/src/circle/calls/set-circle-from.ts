import { setCircleFrom as contract } from '@varanda/domain/circle/calls/set-circle-from'
import { historyFrom } from '@varanda/domain/circle/circle'
import { checkOwner } from '@varanda/domain/circle/may-manage'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { circleSource } from '@varanda/domain/source/reach'
import { Timestamp } from 'firebase-admin/firestore'
import { ringSoon } from '../../alarm/ring-soon.ts'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { dropOf, moveFrom } from '../membership.ts'
import { readBookAs } from '../read-book.ts'

/** What is taken is taken before the answer; what is brought follows by an alarm, which rings again for what died. */
export const setCircleFrom = callable(contract, async ({ circleId, uid: other, since, from = 0 }, { uid }, { now }) => {
  const next = Timestamp.fromMillis(since ? historyFrom(since, now) : Math.min(from, now.getTime()))
  const before = await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkOwner(book)
    const person = book.people[other]
    if (!person) throw new DomainError('person-unknown')
    if (other === uid || other === book.circle.owner) throw new DomainError('not-yours-to-change')
    if (person.from.toMillis() === next.toMillis()) return next
    moveFrom(transaction, book, other, next)
    setAlarm(transaction, 'settle-place', { circleId, uid: other }, Timestamp.fromDate(now))
    return person.from
  })
  const removedEntries = before.toMillis() < next.toMillis() ? await dropOf(circleId, other) : 0
  const shared = db.collection(paths.sourcePosts(circleSource(circleId)))
  const between = shared.where('createdAt', '>=', next).where('createdAt', '<', before).count()
  const gained = before.toMillis() > next.toMillis() ? (await between.get()).data().count : 0
  await ringSoon('settle-place', { circleId, uid: other }, now)
  return { gained, removedEntries }
})
