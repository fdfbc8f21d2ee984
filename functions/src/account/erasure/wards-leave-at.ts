import { goneFrom } from '@varanda/domain/account/leaving/leaving'
import { wardSchema } from '@varanda/domain/guardian/guardian'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'

/** When each of those is gone whom this member answers for (milliseconds); null for one who stays. */
export async function wardsLeaveAt(transaction: Transaction, uid: string): Promise<(number | null)[]> {
  const { docs } = await transaction.get(db.collection(paths.wards(uid)))
  // Whoever took their account over is only looked on at.
  const wards = docs.filter((found) => readIfWhole(wardSchema, found)?.handedOver !== true)
  if (wards.length === 0) return []
  const standings = await transaction.getAll(...wards.map(({ id }) => db.doc(paths.standing(id))))
  return standings.map((found) => goneFrom(readIfWhole(standingSchema, found)))
}
