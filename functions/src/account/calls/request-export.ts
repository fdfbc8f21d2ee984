import { requestExport as contract } from '@varanda/domain/account/calls/request-export'
import { type Export, exportLimits, exportSchema, mayAsk } from '@varanda/domain/account/export/export'
import { newWork } from '@varanda/domain/account/export/export-work'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { enqueueAhead } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { stages } from '../export/stages.ts'

/** The alarm that is set with it queues the first piece of work, should this call die before. */
export const requestExport = callable(contract, async ({ locale }, { uid }, { now }) => {
  const place = db.doc(paths.ownExport(uid))
  const begun = await db.runTransaction(async (transaction) => {
    if (!mayAsk(read(exportSchema, await transaction.get(place)))) return undefined
    const id = newId()
    const asked: Export = {
      id,
      state: 'waiting',
      locale,
      askedAt: Timestamp.fromDate(now),
      done: 0,
      posts: 0,
      comments: 0,
      photos: 0,
      files: [],
    }
    transaction.set(place, asked)
    transaction.set(db.doc(paths.exportWork(uid)), newWork(id, stages[0]!))
    setAlarm(transaction, 'end-export', { uid }, Timestamp.fromMillis(now.getTime() + exportLimits.watchMs))
    return id
  })
  if (begun) await enqueueAhead('makeExport', { uid, id: begun, step: 0 }, { id: `export-${begun}-0` })
  return {}
})
