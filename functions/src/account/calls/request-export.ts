import { requestExport as contract } from '@varanda/domain/account/calls/request-export'
import { type Export, exportLimits, exportSchema, mayAsk } from '@varanda/domain/account/export/export'
import { newWork } from '@varanda/domain/account/export/export-work'
import { hasAlbumToTake, mayTakeAlong } from '@varanda/domain/circle/may-take-album'
import { DomainError } from '@varanda/domain/errors'
import { newId } from '@varanda/domain/ids'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { readBookAs } from '../../circle/read-book.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { enqueueAhead } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { forgetTold } from '../export/drop-export.ts'
import { stagesOf } from '../export/stages.ts'

/** The alarm that is set with it queues the first piece of work, should this call die before. */
export const requestExport = callable(contract, async ({ locale, circleId }, { uid, standing }, { now }) => {
  const place = db.doc(paths.ownExport(uid))
  const begun = await db.runTransaction(async (transaction) => {
    const group = circleId === undefined ? undefined : await groupToTake(transaction, circleId, uid, standing)
    const last = read(exportSchema, await transaction.get(place))
    if (!mayAsk(last)) {
      if (last?.group?.id !== circleId) throw new DomainError('export-there')
      return undefined
    }
    if (last) forgetTold(transaction, uid, last)
    const id = newId()
    const asked: Export = {
      id,
      state: 'waiting',
      locale,
      askedAt: Timestamp.fromDate(now),
      ...(group && { group }),
      done: 0,
      posts: 0,
      comments: 0,
      photos: 0,
      files: [],
    }
    transaction.set(place, asked)
    transaction.set(db.doc(paths.exportWork(uid)), newWork(id, stagesOf(group)[0]!))
    setAlarm(transaction, 'end-export', { uid }, Timestamp.fromMillis(now.getTime() + exportLimits.watchMs))
    return id
  })
  if (begun) await enqueueAhead('makeExport', { uid, id: begun, step: 0 }, { id: `export-${begun}-0` })
  return {}
})

/** Throws `circle-unknown` to whoever is not in it, `not-at-this-age` to minors, `album-stays` where nothing leaves. */
async function groupToTake(transaction: Transaction, circleId: string, uid: string, standing: Standing) {
  const { circle } = await readBookAs(transaction, circleId, uid)
  if (circle.kind !== 'group') throw new DomainError('circle-unknown')
  if (!mayTakeAlong(standing.ageBand)) throw new DomainError('not-at-this-age')
  if (!hasAlbumToTake(circle)) throw new DomainError('album-stays')
  return { id: circleId, name: circle.name }
}
