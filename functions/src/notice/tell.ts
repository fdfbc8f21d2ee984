import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { activityFactKinds, type Fact, factSchema } from '@varanda/domain/fact/fact'
import type { Moment } from '@varanda/domain/moment'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { noticeId } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { tellActivity } from './activity/tell-activity.ts'
import { type Delivery, queuePush } from './deliver/queue-push.ts'
import { setDeliveries } from './deliver/set-deliveries.ts'
import { type InstanceFact, noticeOf } from './notice-of.ts'

/**
 * Tells those whom a fact concerns, each once, however often and late this comes: the notice's id follows from fact and
 * reader. Answers when to come again if nothing may be told of it yet.
 */
export async function tell({ factId }: AlarmReference<'tell-fact'>, now: Date): Promise<Moment | null> {
  const fact = read(factSchema, await db.doc(paths.fact(factId)).get())
  if (!fact) return null
  if (fact.readyAt.toMillis() > now.getTime()) return fact.readyAt
  if (!isOfInstance(fact)) {
    await tellActivity(factId, now)
    return null
  }
  const notice: InstanceNotice = { ...(await noticeOf(fact)), readAt: null, unread: true }
  await Promise.all(
    fact.about.map(async (reader) => {
      const delivery = await createOnce(factId, reader, notice, now)
      if (delivery) await queuePush(reader, factId, delivery)
    }),
  )
  return null
}

function isOfInstance(fact: Fact): fact is InstanceFact {
  return !activityFactKinds.some((kind) => kind === fact.kind)
}

/** What is there stays: its reader may have read it. A fact that was taken back meanwhile is told to nobody. */
async function createOnce(
  factId: string,
  reader: string,
  notice: InstanceNotice,
  now: Date,
): Promise<Delivery | undefined> {
  const id = noticeId(factId, reader)
  return db.runTransaction(async (transaction) => {
    const place = db.doc(paths.notice(reader, id))
    const [fact, told, wishesFound] = await transaction.getAll(
      db.doc(paths.fact(factId)),
      place,
      db.doc(paths.noticeWishes(reader)),
    )
    if (!fact!.exists) return undefined
    if (told!.exists) return { noticeId: id, push: 'now' }
    const wishes = readIfWhole(noticeWishesSchema, wishesFound) ?? {}
    const circles = notice.circle ? [notice.circle.id] : []
    const [push] = await setDeliveries(transaction, [{ reader, kind: notice.kind, wishes, circles }], now)
    transaction.create(place, notice)
    return { noticeId: id, push: push! }
  })
}
