import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { pairsIn, separationsSchema } from '@varanda/domain/post/separation'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/**
 * Throws `never-together` where asking these people into a group with those who are in it would bring both of a pair
 * there that `uid` keeps apart.
 */
export async function checkApart(
  transaction: Transaction,
  uid: string,
  { inside, asked }: { inside: readonly string[]; asked: readonly string[] },
): Promise<void> {
  if (asked.length === 0) return
  const kept = readIfWhole(separationsSchema, await transaction.get(db.doc(paths.separations(uid))))
  const both = pairsIn(kept?.pairs ?? [], [...inside, ...asked])
  // Who is in it together already, is.
  if (both.some(({ one, other }) => asked.includes(one) || asked.includes(other))) {
    throw new DomainError('never-together')
  }
}
