import { activityFactKinds, type Fact } from '@varanda/domain/fact/fact'
import { toldBehindBlock } from '@varanda/domain/notice/behind-block'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { whichAreApart } from '../connection/apart.ts'
import { noticeId } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { together } from '../lib/together.ts'
import { tellActivity } from './activity/tell-activity.ts'
import { type Delivery, queuePush } from './deliver/queue-push.ts'
import { setDeliveries } from './deliver/set-deliveries.ts'
import { type InstanceFact, noticeOf } from './notice-of.ts'

/**
 * Tells those whom a fact concerns, each once, however often and late this comes: the notice's id follows from fact and
 * reader.
 */
export async function tell(factId: string, fact: Fact, now: Date): Promise<void> {
  if (!isOfInstance(fact)) return tellActivity(factId, now)
  const notice: InstanceNotice = { ...(await noticeOf(fact)), readAt: null, unread: true }
  await Promise.all(
    fact.about.map(async (reader) => {
      const delivery = await createOnce({ factId, reader, notice, now })
      if (delivery) await queuePush(reader, delivery.noticeId, delivery)
    }),
  )
}

function isOfInstance(fact: Fact): fact is InstanceFact {
  return !activityFactKinds.some((kind) => kind === fact.kind)
}

interface Telling {
  factId: string
  reader: string
  notice: InstanceNotice
  now: Date
}

/**
 * What is there stays: its reader may have read it. A fact that was taken back meanwhile is told to nobody, and what
 * somebody did in a group, or that they came near, to nobody from whom a block keeps them apart.
 */
const createOnce = together((all: readonly Telling[]) =>
  db.runTransaction((transaction) => createAll(transaction, all)),
)

async function createAll(transaction: Transaction, all: readonly Telling[]): Promise<(Delivery | undefined)[]> {
  const rows = all.map((one) => ({ ...one, place: db.doc(paths.notice(one.reader, noticeId(one.factId, one.reader))) }))
  const found = (
    await transaction.getAll(
      ...rows.flatMap(({ factId, reader, place }) => [
        db.doc(paths.fact(factId)),
        place,
        db.doc(paths.noticeWishes(reader)),
      ]),
    )
  ).values()
  const asked = rows.map((row) => {
    const [fact, told, wishesFound] = found.take(3)
    return {
      ...row,
      isThere: fact!.exists,
      isTold: told!.exists,
      wishes: readIfWhole(noticeWishesSchema, wishesFound) ?? {},
    }
  })
  const fresh = await withoutBlocked(
    transaction,
    asked.filter(({ isThere, isTold }) => isThere && !isTold),
  )
  const pushes = await setDeliveries(
    transaction,
    fresh.map(({ reader, notice: { kind, circle }, wishes }) => ({
      reader,
      kind,
      wishes,
      circles: circle ? [circle.id] : [],
    })),
    all[0]!.now,
  )
  for (const { place, notice } of fresh) transaction.create(place, notice)
  return asked.map((one) => {
    if (one.isThere && one.isTold) return { noticeId: one.place.id, push: 'now' }
    const index = fresh.findIndex(({ place }) => place.path === one.place.path)
    return index < 0 ? undefined : { noticeId: one.place.id, push: pushes[index]! }
  })
}

/** Those of them that are told, as they are. */
async function withoutBlocked<One extends Pick<Telling, 'reader' | 'notice'>>(
  transaction: Transaction,
  all: readonly One[],
): Promise<One[]> {
  const bound = all.filter(({ notice: { kind } }) => toldBehindBlock(kind) !== 'told')
  const apart = await whichAreApart(
    transaction,
    bound.map(({ reader, notice }) => ({ uid: reader, by: notice.by.uid })),
  )
  const blocked = new Set(bound.filter((_, index) => apart[index]))
  return all.flatMap((one) => {
    if (!blocked.has(one)) return one
    const nobody = { uid: '', name: '' }
    return toldBehindBlock(one.notice.kind) === 'unnamed' ? { ...one, notice: { ...one.notice, by: nobody } } : []
  })
}
