import { paths } from '@varanda/domain/paths'
import { type Mutual, mutualOf } from '@varanda/domain/source/mutual'
import { rosterSchema } from '@varanda/domain/source/roster'
import { db } from '../../lib/app.ts'
import { read, readIfWhole } from '../../lib/read.ts'

/** Meetings of others meanwhile write the same documents. */
const maxAttempts = 20

/** Writes whom a member and each connection know both; all rosters are complete by then. */
export async function migrateMutual(uid: string): Promise<void> {
  await db.runTransaction(
    async (transaction) => {
      const own = read(rosterSchema, await transaction.get(db.doc(paths.roster(uid))))
      const known = new Set(Object.keys(own?.people ?? {}))
      if (known.size === 0) return
      const rosters = await transaction.getAll(...[...known].map((other) => db.doc(paths.roster(other))))
      const others = new Map(
        rosters.map((roster, index) => [
          [...known][index]!,
          Object.keys(readIfWhole(rosterSchema, roster)?.people ?? {}),
        ]),
      )
      const people = mutualOf(known, (other) => new Set(others.get(other)))
      transaction.set(db.doc(paths.mutual(uid)), { people } satisfies Mutual)
    },
    { maxAttempts },
  )
}
