import { asksGuardian } from '@varanda/domain/circle/asks-guardian'
import { takeWardOut as contract } from '@varanda/domain/circle/calls/take-ward-out'
import { DomainError } from '@varanda/domain/errors'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { ringSoon } from '../../alarm/ring-soon.ts'
import { record } from '../../fact/record.ts'
import { myWard } from '../../guardian/my-ward.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { leave } from '../ending/leave.ts'
import { dropOf } from '../membership.ts'
import { readBook } from '../read-book.ts'

/** Out of what they are not in they are already. The yes to it ends as well: to come back, the ward asks again. */
export const takeWardOut = callable(contract, async ({ circleId, ward }, { uid }, { now }) => {
  const isOver = await db.runTransaction(async (transaction) => {
    const standing = await myWard(transaction, uid, ward)
    const book = await readBook(transaction, circleId, ward)
    if (book?.circle.kind !== 'group' || !book.people[ward]) return false
    if (!asksGuardian(standing, 'join-group', book.circle.template)) throw new DomainError('not-your-ward')
    const isOver = await leave(transaction, book, ward, now)
    for (const kind of ['join-group', 'open-circle'] as const) {
      for (const owner of [uid, ward])
        transaction.delete(db.doc(paths.approval(owner, approvalId(kind, ward, circleId))))
    }
    const [source, at] = [paths.circleMember(circleId, ward), Timestamp.fromDate(now)]
    record(transaction, { kind: 'group-left-for-ward', source, turn: now.getTime(), at, by: uid, about: [ward] })
    return isOver
  })
  await dropOf(circleId, ward)
  if (isOver) await ringSoon('end-circle', { circleId }, now)
  return {}
})
