import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { pairsIn, separationsSchema } from '@varanda/domain/post/separation'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { readInvitations } from './invite.ts'

/** A group that there is: who is in it, and who may have been asked already. */
interface Group {
  circleId: string
  inside: readonly string[]
}

/**
 * Throws `never-together` where asking these people into a group, which may be still to come, would bring both of a pair
 * there that `uid` keeps apart: with those who are in it, and those who were asked and may still come.
 */
export async function checkApart(
  transaction: Transaction,
  uid: string,
  asked: readonly string[],
  now: Date,
  group?: Group,
): Promise<void> {
  if (asked.length === 0) return
  const kept = readIfWhole(separationsSchema, await transaction.get(db.doc(paths.separations(uid))))
  // Who is in it together already, is.
  const near = (kept?.pairs ?? []).filter(({ one, other }) => asked.includes(one) || asked.includes(other))
  if (near.length === 0) return
  const inside = group?.inside ?? []
  const outside = near.flatMap(({ one, other }) => [one, other]).filter((one) => !inside.includes(one))
  const invitations = group && (await readInvitations(transaction, group.circleId, [...new Set(outside)]))
  const waiting = [...(invitations ?? [])]
    .filter(([, { until }]) => until.toMillis() > now.getTime())
    .map(([invited]) => invited)
  if (pairsIn(near, [...inside, ...asked, ...waiting]).length > 0) throw new DomainError('never-together')
}
