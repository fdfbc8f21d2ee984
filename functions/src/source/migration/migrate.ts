import { paths } from '@varanda/domain/paths'
import { type Migration, type MigrationStep, migrationSchema, nextStep } from '@varanda/domain/source/migration'
import { FieldPath } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { migrateCircle } from './migrate-circle.ts'
import { migrateMutual } from './migrate-mutual.ts'
import { migratePost } from './migrate-post.ts'
import { migrateRoster } from './migrate-roster.ts'

const perPage = 40
const atOnce = 8

/** Each brings what hangs on one document to its present form, and changes nothing when it is asked again. */
const steps: Record<MigrationStep, { collection: string; migrate: (id: string) => Promise<void> }> = {
  rosters: { collection: paths.users, migrate: migrateRoster },
  circles: { collection: paths.circles, migrate: migrateCircle },
  mutual: { collection: paths.users, migrate: migrateMutual },
  posts: { collection: paths.posts, migrate: migratePost },
}

/**
 * Brings an instance from before sources to their form, while members use it: functions read both forms meanwhile. It
 * goes on where it ended, however it ended, and stops at `deadline` (milliseconds). Answers whether all is done.
 */
export async function migrate(deadline: number): Promise<boolean> {
  const reference = db.doc(paths.instanceMigration)
  let now: Migration = read(migrationSchema, await reference.get()) ?? { step: 'rosters', after: '' }
  while (now.step !== 'done') {
    if (Date.now() >= deadline) return false
    const { collection, migrate: migrateOne } = steps[now.step]
    const all = db.collection(collection).orderBy(FieldPath.documentId()).select().limit(perPage)
    const { docs } = await (now.after ? all.startAfter(now.after) : all).get()
    for (let from = 0; from < docs.length; from += atOnce) {
      await Promise.all(docs.slice(from, from + atOnce).map(({ id }) => migrateOne(id)))
    }
    const last = docs.at(-1)
    now = last ? { step: now.step, after: last.id } : nextStep(now.step)
    await reference.set(now)
  }
  return true
}
