import { paths } from '@varanda/domain/paths'
import { type Migration, type MigrationStep, migrationSchema, nextStep } from '@varanda/domain/source/migration'
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { migrateCircle } from './migrate-circle.ts'
import { migrateMutual } from './migrate-mutual.ts'
import { migratePosts } from './migrate-posts.ts'
import { migrateRoster } from './migrate-roster.ts'

interface Step {
  collection: string
  /** The fields that `migrate` looks at. */
  fields: readonly string[]
  /** How many documents `migrate` gets at a time, and how many times it runs at once. */
  share: number
  atOnce: number
  migrate(documents: readonly QueryDocumentSnapshot[]): Promise<void>
}

/** Each brings what hangs on its documents to its present form, and changes nothing when it is asked again. */
const steps: Record<MigrationStep, Step> = {
  rosters: { collection: paths.users, fields: [], share: 1, atOnce: 8, migrate: ([one]) => migrateRoster(one!.id) },
  circles: { collection: paths.circles, fields: [], share: 1, atOnce: 8, migrate: ([one]) => migrateCircle(one!.id) },
  mutual: { collection: paths.users, fields: [], share: 1, atOnce: 8, migrate: ([one]) => migrateMutual(one!.id) },
  posts: { collection: paths.posts, fields: ['author'], share: 40, atOnce: 3, migrate: migratePosts },
}

/** How many rounds of shares there are between two marks of how far it has come. */
const rounds = 5

/**
 * Brings an instance from before sources to their form, while members use it: functions read both forms meanwhile. It
 * goes on where it ended, however it ended, and stops at `deadline` (milliseconds). Answers whether all is done.
 */
export async function migrate(deadline: number): Promise<boolean> {
  const reference = db.doc(paths.instanceMigration)
  let now: Migration = read(migrationSchema, await reference.get()) ?? { step: 'rosters', after: '' }
  while (now.step !== 'done') {
    if (Date.now() >= deadline) return false
    const { collection, fields, share, atOnce, migrate: migrateShare } = steps[now.step]
    const page = share * atOnce * rounds
    const all = db
      .collection(collection)
      .orderBy(FieldPath.documentId())
      .select(...fields)
      .limit(page)
    const { docs } = await (now.after ? all.startAfter(now.after) : all).get()
    const shares = Array.from({ length: Math.ceil(docs.length / share) }, (_, at) =>
      docs.slice(at * share, (at + 1) * share),
    )
    const work = async () => {
      for (let next = shares.shift(); next; next = shares.shift()) await migrateShare(next)
    }
    await Promise.all(Array.from({ length: atOnce }, work)).finally(() => {
      // Where one failed the others take no more.
      shares.length = 0
    })
    const last = docs.at(-1)
    now = last ? { step: now.step, after: last.id } : nextStep(now.step)
    await reference.set(now)
  }
  return true
}
