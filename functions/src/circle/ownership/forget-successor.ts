import type { Transaction } from 'firebase-admin/firestore'
import type { CircleBook } from '../membership.ts'
import { keepInMemory, readMemory } from '../read-book.ts'

/**
 * Reads whom a group's owner named and answers how to forget it, after all reads, where it is who goes: asked back some
 * day they come as anybody does.
 */
export async function forgettingSuccessor(
  transaction: Transaction,
  { id, circle }: CircleBook,
  leaving: string,
): Promise<() => void> {
  const successor = circle.kind === 'group' ? (await readMemory(transaction, id)).successor : undefined
  return () => {
    if (successor === leaving) keepInMemory(transaction, id, { successor: null })
  }
}
