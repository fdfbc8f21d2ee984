import { isOverseen } from '@varanda/domain/guardian/guardian'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** Days that one transaction takes away. */
const perPage = 100

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
