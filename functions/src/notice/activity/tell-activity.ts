import { type Fact, factSchema } from '@varanda/domain/fact/fact'
import {
  type ActivityItem,
  type ActivityNotice,
  type ActivityState,
  activityNoticeLimits,
  type NoticeThing,
  withItem,
  withoutItem,
} from '@varanda/domain/notice/activity-notice'
import type { Concerned } from '@varanda/domain/notice/concerned'
import { paths } from '@varanda/domain/paths'
import {
  type DocumentReference,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { activityIn } from '../deliver/notice-words.ts'
import { type Delivery, queuePush } from '../deliver/queue-push.ts'
import { setDeliveries } from '../deliver/set-deliveries.ts'
import { concernedBy, postOf } from './concerned-by.ts'
import { activityNoticeId } from './notice-id.ts'
import { readWhetherToTell } from './whether-to-tell.ts'

/** So many readers in one transaction: a post may concern a whole group. */
const together = 30

interface Reader {
  reader: string
  /** As what it concerns them; undefined where it does no more. */
  thing: NoticeThing | undefined
}

/**
 * Brings the notices of a fact's readers into agreement with its source as it is now. Each transaction reads the
 * source, so that copies of this may come late, twice and out of order. Everybody has their notice before it rings for
 * anybody. `changed`: long after it happened, for its words or its audience are others now. Then it is told as of now,
 * and only to those whom it calls by name.
 */
export async function tellActivity(factId: string, now: Date, how: 'made' | 'changed' = 'made'): Promise<void> {
  const fact = read(factSchema, await db.doc(paths.fact(factId)).get())
  if (!fact) return
  const concerned = await db.runTransaction((transaction) => concernedBy(transaction, fact), { readOnly: true })
  const readers = [...new Set([...(how === 'made' ? concerned.keys() : callsByName(concerned)), ...fact.about])]
  const item = {
    id: fact.source.split('/').at(-1)!,
    by: fact.by,
    at: how === 'made' ? fact.at : Timestamp.fromDate(now),
  }
  const told: [reader: string, delivery: Delivery][] = []
  for (const some of chunksOf(readers)) {
    const asked = some.map((reader): Reader => ({ reader, thing: concerned.get(reader) }))
    told.push(...(await db.runTransaction((transaction) => agree(transaction, { fact, item, asked, now }))))
  }
  for (const some of chunksOf(told)) {
    await Promise.all(some.map(([reader, delivery]) => queuePush(reader, factId, delivery)))
  }
}

/** Whom an act concerns for more than that they want to be told of all that is new. */
export function callsByName(concerned: Concerned): string[] {
  return [...concerned].flatMap(([uid, { kind }]) => (kind === 'post' ? [] : [uid]))
}

function chunksOf<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / together) }, (_, index) =>
    all.slice(index * together, (index + 1) * together),
  )
}

/**
 * Tells readers, where they may read what it is about and want to, and takes it out of what told them before. Answers
 * where else it goes.
 */
async function agree(
  transaction: Transaction,
  { fact, item, asked, now }: { fact: Fact; item: ActivityItem; asked: readonly Reader[]; now: Date },
): Promise<[string, Delivery][]> {
  const ofPost: keyof ActivityNotice = 'postId'
  const noticesOf = async ({ reader, thing }: Reader) => {
    const { docs } = await transaction.get(
      db.collection(paths.notices(reader)).where(ofPost, '==', postOf(fact.source)),
    )
    return { reader, thing, rows: docs.flatMap(rowIn) }
  }
  const [source, held] = await Promise.all([transaction.get(db.doc(fact.source)), Promise.all(asked.map(noticesOf))])
  const isThere = source.exists && source.get('deleted') !== true
  const standing = held.flatMap(({ reader, thing }) => (isThere && thing ? [{ reader, thing }] : []))
  const whether = await readWhetherToTell(
    transaction,
    standing.map(({ reader, thing: { postId } }) => ({ reader, actors: [fact.by], postId })),
    now,
  )
  const toldOf = new Map(standing.map(({ reader }, index) => [reader, whether[index]]))
  const changes = held.flatMap(({ reader, thing, rows }) => {
    const told = toldOf.get(reader)
    // What was told before they wanted no more of it stays told.
    if (toldOf.has(reader) && !told) return []
    return { reader, told, rows, ...placed(told && thing, rows, item) }
  })
  const added = changes.flatMap(({ reader, told, after }) =>
    told && after ? [{ reader, kind: after.kind, wishes: told.wishes, circles: told.circles }] : [],
  )
  const pushes = await setDeliveries(transaction, added, now)
  const pushOf = new Map(added.map(({ reader }, index) => [reader, pushes[index]!]))
  return changes.flatMap(({ reader, rows, placeId, isTold, after }): [string, Delivery][] => {
    for (const { ref, notice } of rows) {
      if (ref.id !== placeId && holds(notice, item))
        write(transaction, ref, withoutItem(thingOf(notice), notice, item.id))
    }
    if (placeId === undefined) return []
    // Whoever wrote it may have died before it was sent.
    if (isTold) return [[reader, { noticeId: placeId, push: 'now' }]]
    if (!after) return []
    write(transaction, db.doc(paths.notice(reader, placeId)), after)
    return [[reader, { noticeId: placeId, push: pushOf.get(reader)! }]]
  })
}

interface Row {
  ref: DocumentReference
  notice: ActivityNotice
}

function rowIn(found: QueryDocumentSnapshot): Row[] {
  const notice = activityIn(found)
  return notice ? [{ ref: found.ref, notice }] : []
}

const holds = ({ items }: ActivityNotice, { id }: ActivityItem) => items.some((one) => one.id === id)

/** Where an act is told, whether it is by now, and what stands there with it where it is not. */
function placed(thing: NoticeThing | undefined, rows: readonly Row[], item: ActivityItem) {
  if (!thing) return {}
  const placeId = activityNoticeId(thing)
  const here = rows.find(({ ref }) => ref.id === placeId)?.notice
  if (here && holds(here, item)) return { placeId, isTold: true }
  const after = withItem(thing, here, item)
  // Else it is older than all that its notice holds.
  return { placeId, after: after.items.some(({ id }) => id === item.id) ? after : undefined }
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
