import type { Parting } from '@varanda/domain/connection/parting'
import { paths } from '@varanda/domain/paths'
import { changePath, type SourceChange, sourceOf } from '@varanda/domain/source/source'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { enqueueAhead } from '../lib/enqueue.ts'
import { dropEntries } from '../source/drop-entries.ts'

/** How many entries are taken before the call answers; the rest is left to a task. */
const beforeAnswering = 2000

/** Both rows of what two members may have. */
export const connectionSides = (one: string, other: string) => [
  db.doc(paths.connection(one, other)),
  db.doc(paths.connection(other, one)),
]

/** Takes two members out of each other's source. The caller has read that they are connected. */
export function disconnect(transaction: Transaction, one: string, other: string, now: Date): void {
  for (const [owner, uid] of [
    [one, other],
    [other, one],
  ] as const) {
    const left: SourceChange = { uid, change: 'left', at: Timestamp.fromDate(now) }
    transaction.delete(db.doc(paths.connection(owner, uid)))
    transaction.set(db.doc(paths.roster(owner)), { people: { [uid]: FieldValue.delete() } }, { merge: true })
    transaction.set(db.doc(changePath(sourceOf(owner), left)), left)
  }
}

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
    const source = sourceOf(author)
    const { taken, left } = await dropEntries(reader, source, beforeAnswering)
    removed += taken
    if (left) await enqueueAhead('dropEntries', { reader, source })
  }
  return removed
}
