import { DomainError } from '@varanda/domain/errors'
import { isWayIn } from '@varanda/domain/guardian/guardian'
import { mayRead, type Standing, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import type { Account } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'

/**
 * The standing of an account that may read, which is enough to leave and to stay. Throws `not-a-member`, `signed-out`,
 * `not-active`.
 */
export async function readLeaver(
  transaction: Transaction,
  { uid, authTime, provider }: Pick<Account, 'uid' | 'authTime' | 'provider'>,
): Promise<Standing> {
  const standing = read(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
  if (!standing) throw new DomainError('not-a-member')
  if (standing.validSince.seconds > authTime || !isWayIn(standing, provider)) throw new DomainError('signed-out')
  if (!mayRead(standing, authTime)) throw new DomainError('not-active')
  return standing
}
