import { type Fact, factSchema } from '@varanda/domain/fact/fact'
import {
  type ActivityNotice,
  type ActivityState,
  activityNoticeLimits,
  type NoticeThing,
  withItem,
  withoutItem,
} from '@varanda/domain/notice/activity-notice'
import { paths } from '@varanda/domain/paths'
import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { activityIn } from '../deliver/notice-words.ts'
import { type Delivery, queuePush } from '../deliver/queue-push.ts'
import { setDeliveries } from '../deliver/set-deliveries.ts'
import { activityNoticeId } from './notice-id.ts'
import { concernedBy, postOf } from './readers-of.ts'
import { readWhetherToTell } from './whether-to-tell.ts'

/** So many readers at once: a post may concern a whole group. */
const atOnce = 30

/**
 * Brings the notices of a fact's readers into agreement with its source as it is now. Each reader's transaction reads
 * the source, so that copies of this may come late, twice and out of order.
 */
export async function tellActivity(factId: string, now: Date): Promise<void> {
  const fact = read(factSchema, await db.doc(paths.fact(factId)).get())
  if (!fact) return
  const concerned = await db.runTransaction((transaction) => concernedBy(transaction, fact))
  const readers = [...new Set([...concerned.keys(), ...fact.about])]
  for (let from = 0; from < readers.length; from += atOnce) {
    await Promise.all(
      readers.slice(from, from + atOnce).map(async (reader) => {
        const delivery = await db.runTransaction((transaction) =>
          agree(transaction, fact, reader, concerned.get(reader), now),
        )
        if (delivery) await queuePush(reader, factId, delivery)
      }),
    )
  }
}

/**
 * Tells one reader, where they may read what it is about and want to, and takes it out of what told them before.
 * Answers where else it goes.
 */
async function agree(
  transaction: Transaction,
  fact: Fact,
  reader: string,
  thing: NoticeThing | undefined,
  now: Date,
): Promise<Delivery | undefined> {
  const ofPost: keyof ActivityNotice = 'postId'
  const all = db.collection(paths.notices(reader)).where(ofPost, '==', postOf(fact.source))
  const [source, { docs }] = await Promise.all([transaction.get(db.doc(fact.source)), transaction.get(all)])
  const stands = source.exists && source.get('deleted') !== true ? thing : undefined
  const told = stands && (await readWhetherToTell(transaction, reader, [fact.by], stands.postId, now))
  // What was told before they wanted no more of it stays told.
  if (stands && !told) return undefined
  const placeId = stands && activityNoticeId(stands)
  const rows = docs.flatMap((found) => {
    const notice = activityIn(found)
    return notice ? [{ ref: found.ref, notice }] : []
  })
  const here = rows.find(({ ref }) => ref.id === placeId)?.notice
  const isTold = here?.items.some(({ id }) => id === source.id)
  const after = stands && !isTold ? withItem(stands, here, { id: source.id, by: fact.by, at: fact.at }) : undefined
  // Else it is older than all that its notice holds.
  const isAdded = after?.items.some(({ id }) => id === source.id)
  const delivery =
    stands && told && isAdded
      ? await setDeliveries(transaction, reader, stands.kind, told.wishes, told.circles, now)
      : undefined

  for (const { ref, notice } of rows) {
    if (ref.id === placeId || !notice.items.some(({ id }) => id === source.id)) continue
    write(transaction, ref, withoutItem(thingOf(notice), notice, source.id))
  }
  if (!placeId) return undefined
  if (delivery) write(transaction, db.doc(paths.notice(reader, placeId)), after)
  // Whoever wrote it may have died before it was sent.
  return isTold ? { noticeId: placeId, push: 'now' } : delivery && { noticeId: placeId, ...delivery }
}

function write(transaction: Transaction, place: DocumentReference, after: ActivityState | undefined): void {
  if (!after) {
    transaction.delete(place)
    return
  }
  const expiresAt = Timestamp.fromMillis(after.at.toMillis() + activityNoticeLimits.keptMs)
  transaction.set(place, { ...after, expiresAt } satisfies ActivityNotice)
}

function thingOf({ kind, postId, commentId }: ActivityNotice): NoticeThing {
  return { kind, postId, ...(commentId !== undefined && { commentId }) }
}
