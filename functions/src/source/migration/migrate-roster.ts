import { paths } from '@varanda/domain/paths'
import type { Roster } from '@varanda/domain/source/roster'
import { changePath, type SourceChange, sourceOf } from '@varanda/domain/source/source'
import { db } from '../../lib/app.ts'
import { rosterFromRows } from '../roster.ts'

/** Meetings and partings meanwhile write the same documents. */
const maxAttempts = 20

/** Says in each row from when on it holds, and writes roster and log from the rows. */
export async function migrateRoster(uid: string): Promise<void> {
  await db.runTransaction(
    async (transaction) => {
      const reference = db.doc(paths.roster(uid))
      const complete: keyof Roster = 'complete'
      if ((await transaction.get(reference)).get(complete)) return
      const people = await rosterFromRows(transaction, uid)
      for (const [other, { from, since: at }] of Object.entries(people)) {
        const came: SourceChange = { uid: other, change: 'came', at, from }
        transaction.update(db.doc(paths.connection(uid, other)), { from })
        transaction.set(db.doc(changePath(sourceOf(uid), came)), came)
      }
      transaction.set(reference, { people, complete: true } satisfies Roster)
    },
    { maxAttempts },
  )
}
