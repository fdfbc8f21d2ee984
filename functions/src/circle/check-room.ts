import { circleLimits } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readOwned } from './ownership/owned-circles.ts'

/**
 * Refuses one more circle of a member's own, or one more group or following. The second counts what a member joined
 * alone, so that a refusal never tells of a private circle that somebody put them into.
 */
export async function checkRoom(transaction: Transaction, uid: string, kind: 'owned' | 'joined'): Promise<void> {
  if (!(await hasRoom(transaction, uid, kind))) throw new DomainError('too-many-circles')
}

export async function hasRoom(transaction: Transaction, uid: string, kind: 'owned' | 'joined'): Promise<boolean> {
  const joined = db.collection(paths.joinedCircles(uid)).select().limit(circleLimits.joined)
  const count = kind === 'owned' ? (await readOwned(transaction, uid)).length : (await transaction.get(joined)).size
  return count < circleLimits[kind]
}
