import type { Parting } from '@varanda/domain/connection/parting'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { enqueueAhead } from '../lib/enqueue.ts'
import { dropEntries } from './drop-entries.ts'

/** How many entries are taken before the call answers; the rest is left to a task. */
const beforeAnswering = 2000

/** Both sides of what two members may have. */
export const connectionSides = (one: string, other: string) => [
  db.doc(paths.connection(one, other)),
  db.doc(paths.connection(other, one)),
]

/** Stores that `by` ended the connection with `other`: from then on a link alone does not connect the two again. */
export function rememberParting(transaction: Transaction, by: string, other: string, now: Date): void {
  const parting: Parting = { by, at: Timestamp.fromDate(now) }
  transaction.set(db.doc(paths.parting(by, other)), parting)
}

/** Takes the entries that a connection gave, on both sides, once a transaction has ended it. Answers how many. */
export async function dropBothWays(one: string, other: string): Promise<number> {
  let removed = 0
  for (const [reader, author] of [
    [other, one],
    [one, other],
  ] as const) {
    const { taken, left } = await dropEntries(reader, author, beforeAnswering)
    removed += taken
    if (left) await enqueueAhead('dropEntries', { reader, author })
  }
  return removed
}
