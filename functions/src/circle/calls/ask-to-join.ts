import { askToJoin as contract } from '@varanda/domain/circle/calls/ask-to-join'
import { circleLimits, rulesOf } from '@varanda/domain/circle/circle'
import { type JoinRequest, requestKeptMs } from '@varanda/domain/circle/join-request'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { whichAreApart } from '../../connection/apart.ts'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { keepersOf } from '../ownership/acting-owner.ts'
import { readBook, readMemory } from '../read-book.ts'

/** Whatever is written or not, the answer is one. Again it is the same request, which waits no longer. */
export const askToJoin = callable(contract, async ({ circleId }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const place = db.doc(paths.joinRequest(circleId, uid))
    const [profile, asked] = await transaction.getAll(db.doc(paths.user(uid)), place)
    const keepers = asked!.exists ? [] : await takersOf(transaction, circleId, uid, now)
    if (keepers.length === 0) return
    const about = await notApart(transaction, uid, keepers)
    const request: JoinRequest = {
      ...personOf(uid, read(memberSchema, profile)!),
      at: Timestamp.fromDate(now),
      until: Timestamp.fromMillis(now.getTime() + requestKeptMs),
    }
    transaction.create(place, request)
    const source = place.path
    if (about.length === 0) return
    record(transaction, { kind: 'group-asked', source, turn: now.getTime(), at: request.at, by: uid, about })
  })
  return {}
})

/** So many of those who look after a group are told; all of them see what waits. */
const toldAtMost = 20

/** Those whom no block keeps apart from who asks: between such two there are no notices. */
async function notApart(transaction: Transaction, uid: string, keepers: readonly string[]): Promise<string[]> {
  const some = keepers.slice(0, toldAtMost)
  const apart = await whichAreApart(
    transaction,
    some.map((keeper) => ({ uid: keeper, by: uid })),
  )
  return some.filter((_, index) => !apart[index])
}

/** Who looks after the group, if it takes the request. */
async function takersOf(transaction: Transaction, circleId: string, uid: string, now: Date): Promise<string[]> {
  const book = await readBook(transaction, circleId, uid)
  const waiting = await transaction.get(
    db.collection(paths.joinRequests(circleId)).select().limit(circleLimits.requests),
  )
  const memory = await readMemory(transaction, circleId)
  if (book?.circle.kind !== 'group' || book.circle.frozen || !rulesOf(book.circle).requests) return []
  const restsUntil = (memory.declined?.[uid]?.toMillis() ?? 0) + requestKeptMs
  if (book.people[uid] || waiting.size >= circleLimits.requests || restsUntil > now.getTime()) return []
  return keepersOf(transaction, book, async () => memory)
}
