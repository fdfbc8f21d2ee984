import { paths } from '@varanda/domain/paths'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { enqueue } from '../lib/enqueue.ts'
import { dropEntries } from './drop-entries.ts'

/** More entries than this are left to a task. */
const beforeAnswering = 2000

/** Both sides of what two members may have. */
export const connectionSides = (one: string, other: string) => [
  db.doc(paths.connection(one, other)),
  db.doc(paths.connection(other, one)),
]

/** Moves the epochs of both, so that no fan-out or back-fill goes on with what it knew of them. */
export function moveEpochs(transaction: Transaction, ...uids: string[]): void {
  for (const uid of uids) {
    transaction.set(db.doc(paths.epoch(uid)), { epoch: FieldValue.increment(1) }, { merge: true })
  }
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
    if (left) await enqueue('dropEntries', { reader, author })
  }
  return removed
}
