import { isOverseen } from '@varanda/domain/guardian/guardian'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { logFailure } from '../lib/log-failure.ts'
import { read, readIfWhole } from '../lib/read.ts'

/** Days that one transaction takes away, or that are looked at in one query. */
const perPage = 100

/**
 * The same, whoever's they are: minutes of before they went with a taking over, or that a call left which died. Costs a
 * read for each day that is kept, which are few of each ward, and one for each ward.
 */
export async function forgetAllUnseenMinutes(): Promise<void> {
  let last: QueryDocumentSnapshot | undefined
  do {
    const days = db.collectionGroup('minutes').orderBy(FieldPath.documentId()).select().limit(perPage)
    const { docs } = await (last ? days.startAfter(last) : days).get()
    const uids = [...new Set(docs.map(({ ref }) => ref.parent.parent!.id))]
    const held = uids.length > 0 ? await db.getAll(...uids.map((uid) => db.doc(paths.standing(uid)))) : []
    for (const [index, uid] of uids.entries()) {
      const standing = readIfWhole(standingSchema, held[index])
      if (standing && isOverseen(standing)) continue
      // One whose documents are damaged keeps nobody else's from going.
      await forgetUnseenMinutes(uid).catch((error: unknown) => logFailure('forget-minutes', error))
    }
    last = docs.length < perPage ? undefined : docs.at(-1)
  } while (last)
}

/**
 * Takes away the minutes that nobody may see, so that nobody comes to see them later. Of an account whose guardian sees
 * them nothing goes. Safe to repeat.
 */
export async function forgetUnseenMinutes(uid: string): Promise<void> {
  while ((await forgetPage(uid)) === perPage);
}

/** Answers how many days went. */
function forgetPage(uid: string): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const standing = read(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
    if (standing && isOverseen(standing)) return 0
    const { docs } = await transaction.get(db.collection(paths.allMinutes(uid)).limit(perPage))
    for (const { ref } of docs) transaction.delete(ref)
    return docs.length
  })
}
