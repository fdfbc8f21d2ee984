import { DomainError } from '@varanda/domain/errors'
import { type Standing, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/**
 * A member's standing as of `transaction`: the one that a call begins with may say otherwise by the time it writes, and
 * what a change of standing ends is looked for once. Throws `not-a-member`.
 */
export async function standingOf(transaction: Transaction, uid: string): Promise<Standing> {
  const standing = read(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
  if (!standing) throw new DomainError('not-a-member')
  return standing
}
