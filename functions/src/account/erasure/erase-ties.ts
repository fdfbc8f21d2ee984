import { paths } from '@varanda/domain/paths'
import { dropBothWays, endTies, readTies } from '../../connection/parting.ts'
import { db } from '../../lib/app.ts'
import { dropCopyOf } from './drop-copy-of.ts'
import type { Erasing, Left } from './slice.ts'

const perSlice = 20

/** Connections, on both sides, with what they gave. */
export async function endConnections({ uid, now }: Erasing): Promise<Left> {
  const { docs, size } = await db.collection(paths.connections(uid)).select().limit(perSlice).get()
  for (const { id: other } of docs) {
    await dropCopyOf(other)
    const ties = await db.runTransaction(async (transaction) => {
      const found = await readTies(transaction, uid, other, { how: 'block', now })
      endTies(transaction, found, now)
      return found
    })
    await dropBothWays(ties)
  }
  return size < perSlice ? 'over' : { after: '' }
}
