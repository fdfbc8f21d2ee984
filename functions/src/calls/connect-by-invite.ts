import { connectByInvite as contract } from '@varanda/domain/calls/connect-by-invite'
import { DomainError } from '@varanda/domain/errors'
import { isGuarded } from '@varanda/domain/guardian'
import { type Invite, inviteIdOf } from '@varanda/domain/invite'
import { checkLink, requestConnections } from '@varanda/domain/joining'
import type { Member } from '@varanda/domain/member'
import { paths } from '@varanda/domain/paths'
import { personOf } from '@varanda/domain/person'
import type { Standing } from '@varanda/domain/standing'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { gateBetween } from '../guardians/gate.ts'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { keepRate } from '../lib/rate-limit.ts'
import { read } from '../lib/read.ts'

/**
 * Connects two members in one transaction. From here on each sees what the other shares. Where a
 * guardian has to say yes first, it asks instead.
 */
export const connectByInvite = callable(contract, async ({ token }, { uid, standing: caller }, { now }) => {
  if (isGuarded(caller)) await keepRate('ask-guardian', uid, now)
  const inviteId = await inviteIdOf(token)
  return db.runTransaction(async (transaction) => {
    const stored = read<Invite>(await transaction.get(db.doc(paths.invite(inviteId))))
    // A founding link leads to nobody.
    if (!stored?.inviter) throw new DomainError('invite-unknown')
    const [standing, inviterProfile, ownStanding, ownProfile, connection, own, theirs] = await transaction.getAll(
      db.doc(paths.standing(stored.inviter)),
      db.doc(paths.user(stored.inviter)),
      db.doc(paths.standing(uid)),
      db.doc(paths.user(uid)),
      db.doc(paths.connection(uid, stored.inviter)),
      db.doc(paths.block(uid, stored.inviter)),
      db.doc(paths.block(stored.inviter, uid)),
    )
    checkLink({ invite: stored, inviterStanding: read<Standing>(standing) }, now)
    if (own?.exists) throw new DomainError('blocked-by-you')
    // Who was blocked is not told: the link leads nowhere for them.
    if (theirs?.exists) throw new DomainError('invite-unknown')
    const inviter = personOf(stored.inviter, read<Member>(inviterProfile)!)
    if (connection?.exists || inviter.uid === uid) return { inviter }
    if (stored.kind === 'reserved') await checkKeptSeat(transaction, stored)
    const member = personOf(uid, read<Member>(ownProfile)!)
    const gate = await gateBetween(
      transaction,
      { person: member, standing: read<Standing>(ownStanding)! },
      { person: inviter, standing: read<Standing>(standing)! },
      uid,
      now,
      // The link is the other's yes.
      true,
    )
    if (gate.waitingFor) {
      gate.ask()
      return { inviter, waitingFor: gate.waitingFor.name }
    }
    for (const { path, data } of requestConnections(member, inviter, Timestamp.fromDate(now))) {
      transaction.set(db.doc(path), data)
    }
    return { inviter }
  })
})

/** A seat kept for one guest is no open door: once it is taken, or its link is closed, nobody connects by it any more. */
async function checkKeptSeat(transaction: Transaction, invite: Invite): Promise<void> {
  if (invite.taken > 0) throw new DomainError('invite-full')
  const lender = invite.lentBy ? read<Invite>(await transaction.get(db.doc(paths.invite(invite.lentBy)))) : undefined
  if (lender?.state !== 'open') throw new DomainError('invite-revoked')
}
