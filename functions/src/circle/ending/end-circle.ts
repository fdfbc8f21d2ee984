import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import type { CircleMemory } from '@varanda/domain/circle/circle'
import { circlePictureObjects } from '@varanda/domain/circle/picture'
import { paths } from '@varanda/domain/paths'
import { circleSource } from '@varanda/domain/source/reach'
import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { deleteFiles } from '../../media/delete-files.ts'
import { dropEntries } from '../../source/drop-entries.ts'
import { endInvitations } from '../call-off.ts'

const perPage = 100

/** What functions go on remembering, so that a call which comes again does not make the circle anew. */
const over: CircleMemory = { removed: [], over: true }

/**
 * Takes what is left of a circle that was deleted: everybody's place and what it gave them, its requests, invitations,
 * posts list, log and picture. It may die anywhere and come again: each place goes before what it gave, which its trigger takes
 * as well.
 */
export async function endCircle({ circleId }: AlarmReference<'end-circle'>): Promise<null> {
  if ((await db.doc(paths.circle(circleId)).get()).exists) return null
  const source = circleSource(circleId)
  await forEachPage(db.collection(paths.circleMembers(circleId)), async (batch, rows) => {
    for (const { id, ref } of rows) batch.delete(ref).delete(db.doc(paths.joinedCircle(id, circleId)))
    await batch.commit()
    for (const { id } of rows) await dropEntries(id, source, Number.POSITIVE_INFINITY)
  })
  for (const all of [
    db.collection(paths.joinRequests(circleId)),
    db.collection(paths.sourcePosts(source)),
    db.collection(paths.sourceLog(source)),
  ]) {
    await forEachPage(all, async (batch, found) => {
      for (const { ref } of found) batch.delete(ref)
      await batch.commit()
    })
  }
  await endInvitations(circleId)
  await deleteFiles(circlePictureObjects.of(circleId))
  const batch = db.batch()
  batch.delete(db.doc(paths.circleRoster(circleId)))
  batch.set(db.doc(paths.circleMemory(circleId)), over)
  await batch.commit()
  return null
}

async function forEachPage(
  all: Query,
  take: (batch: WriteBatch, found: readonly QueryDocumentSnapshot[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { docs } = await all.limit(perPage).get()
    if (docs.length === 0) return
    await take(db.batch(), docs)
  }
}
