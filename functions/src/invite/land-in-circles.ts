import type { CircleMember } from '@varanda/domain/circle/circle'
import { circleSchema } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/**
 * Those of the circles that are this member's own and hold people whom they share with; groups are joined by consent.
 */
export async function ownCircles(transaction: Transaction, owner: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await transaction.getAll(...ids.map((id) => db.doc(paths.circle(id))))
  return found.flatMap((snapshot) => {
    const circle = readIfWhole(circleSchema, snapshot)
    return circle?.owner === owner && circle.kind !== 'group' ? [snapshot.id] : []
  })
}

/** Adds a guest to circles. */
export function landInCircles(transaction: Transaction, circles: readonly string[], guest: Omit<CircleMember, 'role'>) {
  for (const id of circles) {
    const member: CircleMember = { ...guest, role: 'member' }
    transaction.set(db.doc(paths.circleMember(id, guest.uid)), member)
  }
}
