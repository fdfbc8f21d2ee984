import { memberSchema } from '@varanda/domain/member/member'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import type { Account } from '../lib/callable.ts'
import { checkAdmin } from '../lib/check-standing.ts'
import { read } from '../lib/read.ts'

/** The acting administrator, checked once more in the transaction of the act, with the name that members are told. */
export async function actingAdmin(
  transaction: Transaction,
  { uid, authTime }: Pick<Account, 'uid' | 'authTime'>,
): Promise<{ uid: string; name: string }> {
  const [standing, profile] = await transaction.getAll(db.doc(paths.standing(uid)), db.doc(paths.user(uid)))
  checkAdmin(read(standingSchema, standing), authTime)
  return { uid, name: read(memberSchema, profile)?.name ?? '' }
}
