import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/** Of the people that somebody knows, so many are looked at. */
const looked = 1000
const perRead = 100

/** Whether two members both know somebody. */
export async function haveCommonConnection(transaction: Transaction, one: string, other: string): Promise<boolean> {
  const known = await transaction.get(db.collection(paths.connections(one)).select().limit(looked))
  for (let start = 0; start < known.size; start += perRead) {
    const page = known.docs.slice(start, start + perRead).map(({ id }) => db.doc(paths.connection(other, id)))
    if ((await transaction.getAll(...page)).some(({ exists }) => exists)) return true
  }
  return false
}
