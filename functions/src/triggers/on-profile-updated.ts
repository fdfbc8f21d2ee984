import type { Member } from '@varanda/domain/member'
import { paths } from '@varanda/domain/paths'
import { onDocumentUpdated } from 'firebase-functions/v2/firestore'
import { db } from '../lib/app.ts'

const perChunk = 100

/**
 * Keeps the copies of a member's name in their connections fresh. Name and copies are read in one transaction, so that
 * an older name that arrives late finds nothing to write.
 */
export const onProfileUpdated = onDocumentUpdated(
  { document: 'users/{uid}', retry: true },
  async ({ params: { uid } }) => {
    const others = (await db.collection(paths.connections(uid)).select().get()).docs.map(({ id }) => id)
    for (let start = 0; start < others.length; start += perChunk) {
      const copies = others.slice(start, start + perChunk).map((other) => db.doc(paths.connection(other, uid)))
      await db.runTransaction(async (transaction) => {
        const [profile, ...connections] = await transaction.getAll(db.doc(paths.user(uid)), ...copies)
        const name = (profile?.data() as Member | undefined)?.name
        for (const connection of connections) {
          if (name && connection.exists && connection.data()?.name !== name)
            transaction.update(connection.ref, { name })
        }
      })
    }
  },
)
