import { circleLimits } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/**
 * Refuses one more circle of a member's own, or one more group or following. The second counts what a member joined alone,
 * so that a refusal never tells of a private circle that somebody put them into.
 */
export async function checkRoom(transaction: Transaction, uid: string, kind: 'owned' | 'joined'): Promise<void> {
  const all =
    kind === 'owned'
      ? db.collection(paths.circles).where('owner', '==', uid)
      : db.collection(paths.joinedCircles(uid)).select()
  const { size } = await transaction.get(all.limit(circleLimits[kind]))
  if (size >= circleLimits[kind]) throw new DomainError('too-many-circles')
}
