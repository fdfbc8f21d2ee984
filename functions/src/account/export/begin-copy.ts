import { type Export, exportLimits, exportSchema, mayAsk } from '@varanda/domain/account/export/export'
import { newWork } from '@varanda/domain/account/export/export-work'
import { DomainError } from '@varanda/domain/errors'
import { newId } from '@varanda/domain/ids'
import type { Locale } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { enqueueAhead } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { forgetTold } from './drop-export.ts'
import { stagesOf } from './stages.ts'

/** Who asks, and for what: `groupIn` reads the group whose album it is, if it is one's. */
interface Asked {
  uid: string
  locale: Locale
  groupIn?: (transaction: Transaction) => Promise<Export['group']>
}

/**
 * Begins a copy; where the same is being made or lies ready, that is it. The alarm that is set with it queues the first
 * piece of work, should whoever asked die before. Throws `export-there` where it is another's turn.
 */
export async function beginCopy({ uid, locale, groupIn }: Asked, now: Date): Promise<void> {
  const place = db.doc(paths.ownExport(uid))
  const begun = await db.runTransaction(async (transaction) => {
    const group = await groupIn?.(transaction)
    const last = read(exportSchema, await transaction.get(place))
    if (!mayAsk(last)) {
      if (last?.group?.id !== group?.id) throw new DomainError('export-there')
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
}
