import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { paths } from '@varanda/domain/paths'
import { type Entry, grantSchema } from '@varanda/domain/post/entry'
import { circleSource } from '@varanda/domain/source/reach'
import { sourcePostSchema } from '@varanda/domain/source/source'
import { FieldPath, FieldValue } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** Two writes a reader; short transactions meet fewer others. */
const perChunk = 100

/**
 * Takes a post that is not shared with a circle any more from everybody in it who had it from there: an entry with
 * another source stays. Whoever has left loses it by leaving. Twice is once.
 */
export async function takeFromCircle({ circleId, postId }: AlarmReference<'take-from-circle'>): Promise<null> {
  const source = circleSource(circleId)
  const rows = db.collection(paths.circleMembers(circleId)).orderBy(FieldPath.documentId()).select().limit(perChunk)
  for (let last = ''; ; ) {
    const { docs } = await (last ? rows.startAfter(last) : rows).get()
    if (docs.length === 0) return null
    await db.runTransaction(async (transaction) => {
      const [shared, ...grants] = await transaction.getAll(
        db.doc(paths.sourcePost(source, postId)),
        ...docs.map(({ id }) => db.doc(paths.grant(id, postId))),
      )
      // Shared again meanwhile.
      if (readIfWhole(sourcePostSchema, shared)) return
      for (const [index, grant] of grants.entries()) {
        const held = readIfWhole(grantSchema, grant)
        if (!held?.sources.includes(source)) continue
        const others = held.sources.filter((one) => one !== source)
        const entry = db.doc(paths.entry(docs[index]!.id, postId))
        if (others.length > 0) {
          transaction.update(grant.ref, { sources: others })
          transaction.update(entry, { ['circles' satisfies keyof Entry]: FieldValue.arrayRemove(circleId) })
        } else {
          transaction.delete(grant.ref)
          transaction.delete(entry)
        }
      }
    })
    last = docs.at(-1)!.id
  }
}
