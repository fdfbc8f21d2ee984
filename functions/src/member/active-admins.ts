import { isActiveAdmin } from '@varanda/domain/member/member-changes'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** Who could run the instance now. There are few administrators, so each one's standing is read. */
export async function activeAdmins(transaction: Transaction): Promise<string[]> {
  const { docs } = await transaction.get(db.collection('users').where('role', '==', 'admin').select())
  if (docs.length === 0) return []
  const standings = await transaction.getAll(...docs.map(({ id }) => db.doc(paths.standing(id))))
  return docs.flatMap(({ id }, index) => (isActiveAdmin(readIfWhole(standingSchema, standings[index])) ? id : []))
}
