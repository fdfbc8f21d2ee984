import type { Block } from '@varanda/domain/connection/block'
import { block as contract } from '@varanda/domain/connection/calls/block'
import { connectionRequestSchema } from '@varanda/domain/connection/connection-request'
import { DomainError } from '@varanda/domain/errors'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { maySeeMember } from '../../member/may-see.ts'
import { forgetRequests } from '../meeting.ts'
import { dropBothWays, endTies, readTies, rememberParting } from '../parting.ts'

/**
 * The block and the end of the connection, of places in each other's private circles, of followings and of what one asked
 * the other into, in one transaction; then the entries, on both sides, before it answers. Whoever connects two members reads their blocks in
 * its own transaction, so that two who are apart by a block are never connected, and nothing that starts from
 * connections needs to ask again. Whoever may not see the other gets no name with it, and does not learn whether there
 * is anybody.
 */
export const block = callable(contract, async ({ uid: other }, { uid: member }, { now }) => {
  if (other === member) throw new DomainError('bad-input')
  const ties = await db.runTransaction(async (transaction) => {
    // First, as whoever pays or posts reads it: neither waits for the other while it holds what that one wants.
    const maySee = await maySeeMember(transaction, member, other)
    const [profile, before, mine, theirs] = await transaction.getAll(
      db.doc(paths.user(other)),
      db.doc(paths.block(member, other)),
      db.doc(paths.connectionRequest(member, other)),
      db.doc(paths.connectionRequest(other, member)),
    )
    const found = await readTies(transaction, member, other, { how: 'block', now })
    if (before?.exists) return found
    const known = maySee ? readIfWhole(memberSchema, profile) : undefined
    const person = known ? personOf(other, known) : { uid: other, name: '' }
    const stands: Block = { ...person, at: Timestamp.fromDate(now) }
    transaction.create(before!.ref, stands)
    if (!profile?.exists) return found
    endTies(transaction, found, now)
    const requests = {
      mine: readIfWhole(connectionRequestSchema, mine),
      theirs: readIfWhole(connectionRequestSchema, theirs),
    }
    forgetRequests(transaction, { uid: member, other, ...requests })
    rememberParting(transaction, member, other, now)
    return found
  })
  return { removedEntries: await dropBothWays(ties) }
})
