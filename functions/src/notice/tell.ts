import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { factSchema } from '@varanda/domain/fact/fact'
import type { Moment } from '@varanda/domain/moment'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { noticeId } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { noticeOf } from './notice-of.ts'

/**
 * Tells those whom a fact concerns, each once, however often and late this comes: the notice's id follows from fact and
 * reader. Answers when to come again if nothing may be told of it yet.
 */
export async function tell({ factId }: AlarmReference<'tell-fact'>, now: Date): Promise<Moment | null> {
  const fact = read(factSchema, await db.doc(paths.fact(factId)).get())
  if (!fact) return null
  if (fact.readyAt.toMillis() > now.getTime()) return fact.readyAt
  const notice: InstanceNotice = { ...(await noticeOf(fact)), readAt: null }
  await Promise.all(fact.about.map((reader) => createOnce(factId, reader, notice)))
  return null
}

/** What is there stays: its reader may have read it. A fact that was taken back meanwhile is told to nobody. */
async function createOnce(factId: string, reader: string, notice: InstanceNotice): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const place = db.doc(paths.notice(reader, noticeId(factId, reader)))
    const [fact, told] = await transaction.getAll(db.doc(paths.fact(factId)), place)
    if (fact!.exists && !told!.exists) transaction.create(place, notice)
  })
}
