import { DomainError } from '@varanda/domain/errors'
import { reparentMember as contract } from '@varanda/domain/member/calls/reparent-member'
import { memberSchema } from '@varanda/domain/member/member'
import { reparented } from '@varanda/domain/member/member-changes'
import { type Standing, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { actOnMember } from '../act-on-member.ts'

export const reparentMember = callable(contract, ({ uid, inviter, reason }, admin, { now }) =>
  actOnMember({ uid, reason }, admin, now, async ({ standing }, transaction) => {
    if (inviter === null) return reparented(uid, standing, null, [])
    const profile = read(memberSchema, await transaction.get(db.doc(paths.user(inviter))))
    if (!profile) throw new DomainError('person-unknown')
    return reparented(uid, standing, { uid: inviter, name: profile.name }, await lineOf(inviter, transaction))
  }),
)

/**
 * The uids from a member up to the top of the tree, read in the transaction: no other move can close a ring meanwhile.
 */
async function lineOf(uid: string, transaction: Transaction): Promise<string[]> {
  const line = new Set<string>()
  let next: string | undefined = uid
  while (next !== undefined && !line.has(next)) {
    line.add(next)
    const standing: Standing | undefined = read(standingSchema, await transaction.get(db.doc(paths.standing(next))))
    next = standing?.invitedBy?.uid
  }
  return [...line]
}
