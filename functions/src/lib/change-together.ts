import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { db } from './app.ts'
import { together } from './together.ts'

interface Change<Answer> {
  /** What it may write, and what else it looks at. */
  places: readonly DocumentReference[]
  beside?: readonly DocumentReference[]
  /** Decides by the documents of `places` and then of `beside`, and writes. */
  change(found: readonly DocumentSnapshot[], transaction: Transaction): Answer
}

/**
 * A small transaction that shares its requests with those that others make meanwhile. Two that may write the same go
 * one after the other. It may be asked again, as in any transaction.
 */
export async function changeTogether<Answer>(change: Change<Answer>): Promise<Answer> {
  return (await ask(change)) as Answer
}

const ask = together(async (all: readonly Change<unknown>[]) => {
  const answers = new Map<Change<unknown>, unknown>()
  for (let left = all; left.length > 0; left = left.filter((one) => !answers.has(one))) {
    const round = apart(left)
    const answered = await db.runTransaction((transaction) => inOne(transaction, round))
    for (const [index, one] of round.entries()) answers.set(one, answered[index])
  }
  return all.map((one) => answers.get(one))
})

/** Those of which no other before them may write the same. */
function apart(all: readonly Change<unknown>[]): Change<unknown>[] {
  const taken = new Set<string>()
  return all.filter(({ places }) => {
    const paths = places.map(({ path }) => path)
    const isFree = paths.every((path) => !taken.has(path))
    for (const path of paths) taken.add(path)
    return isFree
  })
}

async function inOne(transaction: Transaction, round: readonly Change<unknown>[]): Promise<unknown[]> {
  const asked = round.map(({ places, beside = [] }) => [...places, ...beside])
  const all = asked.flat()
  const found = (all.length > 0 ? await transaction.getAll(...all) : []).values()
  const parts = asked.map(({ length }) => [...found.take(length)])
  return round.map(({ change }, index) => change(parts[index]!, transaction))
}
