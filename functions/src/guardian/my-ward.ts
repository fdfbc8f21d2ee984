import { DomainError } from '@varanda/domain/errors'
import { isGuarded, isHandedOver } from '@varanda/domain/guardian/guardian'
import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** The standing of a ward for whom this member answers. Throws `not-your-ward`, also for who is no ward at all. */
export async function myWard(transaction: Transaction, guardian: string, ward: string): Promise<Standing> {
  const standing = read(standingSchema, await transaction.get(db.doc(paths.standing(ward))))
  if (!standing || standing.guardian !== guardian) throw new DomainError('not-your-ward')
  return standing
}

/**
 * The same, for a ward whose account the guardian still opens: that ends when the ward takes it over, not on a
 * birthday.
 */
export async function wardToSignIn(transaction: Transaction, guardian: string, ward: string): Promise<Standing> {
  const standing = await myWard(transaction, guardian, ward)
  if (isHandedOver(standing)) throw new DomainError('not-your-ward')
  return standing
}

/** The same, for a ward under 16: after that a guardian may still give sign-in codes, but decides nothing. */
export async function guardedWard(transaction: Transaction, guardian: string, ward: string): Promise<Standing> {
  const standing = await myWard(transaction, guardian, ward)
  if (!isGuarded(standing)) throw new DomainError('not-your-ward')
  return standing
}
