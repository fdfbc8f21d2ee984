import { followCircle as contract } from '@varanda/domain/circle/calls/follow-circle'
import { historyFrom, rulesOf } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { standingOf } from '../../member/standing-of.ts'
import { isBarred } from '../barred.ts'
import { checkRoom } from '../check-room.ts'
import { enter } from '../membership.ts'
import { readBook } from '../read-book.ts'

/** Who was barred, or blocked by whose it is, is told the same as of a circle that is not there. */
export const followCircle = callable(contract, async ({ circleId }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    approvalNeeded(await standingOf(transaction, uid), 'follow-public-circle')
    const book = await readBook(transaction, circleId, uid)
    if (book?.circle.kind !== 'public') throw new DomainError('circle-unknown')
    if (book.people[uid]) return
    const [profile] = await transaction.getAll(db.doc(paths.user(uid)))
    if (await isBarred(transaction, book, uid)) throw new DomainError('circle-unknown')
    await checkRoom(transaction, uid, 'joined')
    const from = historyFrom(rulesOf(book.circle).history, now)
    enter(transaction, book, { person: personOf(uid, read(memberSchema, profile)!), role: 'member', from }, now)
  })
  return {}
})
