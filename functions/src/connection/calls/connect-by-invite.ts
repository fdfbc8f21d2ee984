import { connectByInvite as contract } from '@varanda/domain/connection/calls/connect-by-invite'
import { connectionRequestSchema } from '@varanda/domain/connection/connection-request'
import { DomainError } from '@varanda/domain/errors'
import { isGuarded } from '@varanda/domain/guardian/guardian'
import { inviteSchema } from '@varanda/domain/invite/invite'
import { checkLink } from '@varanda/domain/invite/joining'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { thingOf } from '../../capability/open-capability.ts'
import { gateBetween } from '../../guardian/gate.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { checkKeptSeat, recordByLink } from '../agreement.ts'
import { ask, meet } from '../meeting.ts'

/**
 * Connects two members in one transaction, and tells the link's owner. From here on each sees what the other shares.
 * Where a guardian has to say yes first, it asks instead; and where the two have parted, or the owner declined, it asks the owner.
 */
export const connectByInvite = callable(contract, async ({ token }, { uid, standing: caller }, { now }) => {
  if (isGuarded(caller)) await keepRate('ask-guardian', uid, now)
  const invite = await thingOf('invite', token, now)
  if (!invite) throw new DomainError('invite-unknown')
  return db.runTransaction(async (transaction) => {
    const stored = read(inviteSchema, await transaction.get(db.doc(invite)))
    // A founding link is nobody's, so there is nobody to connect with.
    if (!stored?.inviter) throw new DomainError('invite-unknown')
    const [standing, inviterProfile, ownStanding, ownProfile, connection, own, theirs, ...between] =
      await transaction.getAll(
        db.doc(paths.standing(stored.inviter)),
        db.doc(paths.user(stored.inviter)),
        db.doc(paths.standing(uid)),
        db.doc(paths.user(uid)),
        db.doc(paths.connection(uid, stored.inviter)),
        db.doc(paths.block(uid, stored.inviter)),
        db.doc(paths.block(stored.inviter, uid)),
        db.doc(paths.parting(uid, stored.inviter)),
        db.doc(paths.connectionRequest(uid, stored.inviter)),
        db.doc(paths.connectionRequest(stored.inviter, uid)),
      )
    checkLink({ invite: stored, inviterStanding: read(standingSchema, standing) }, now)
    if (own?.exists) throw new DomainError('blocked-by-you')
    // A blocked member is not told of the block: to them the link looks unknown.
    if (theirs?.exists) throw new DomainError('invite-unknown')
    const inviter = personOf(stored.inviter, read(memberSchema, inviterProfile)!)
    if (connection?.exists || inviter.uid === uid) return { inviter }
    if (stored.kind === 'reserved') await checkKeptSeat(transaction, stored)
    const member = personOf(uid, read(memberSchema, ownProfile)!)
    const [parting, mine, asked] = between
    const requests = { mine: read(connectionRequestSchema, mine), theirs: read(connectionRequestSchema, asked) }
    // A link counts as its owner's yes, but not after the two have parted or the owner said no, unless the owner has asked
    // meanwhile: links are passed on.
    const isOpen = !parting?.exists && requests.theirs?.state !== 'declined'
    const hasAgreed = isOpen || (requests.mine?.direction === 'in' && requests.theirs?.direction === 'out')
    if (!hasAgreed && requests.mine?.direction === 'out') return { inviter, asked: true as const }
    const gate = await gateBetween(
      transaction,
      { person: member, standing: read(standingSchema, ownStanding)! },
      { person: inviter, standing: read(standingSchema, standing)! },
      uid,
      now,
      // Where the other has agreed, too, a yes of the guardian may connect the two by itself.
      { connects: hasAgreed, ...(isOpen && { link: db.doc(invite).id }) },
    )
    if (gate.waitingFor) {
      gate.ask()
      return { inviter, waitingFor: gate.waitingFor.name }
    }
    const meeting = { me: member, other: inviter, ...requests }
    if (!hasAgreed) {
      ask(transaction, meeting, now, requests.theirs?.state === 'declined')
      return { inviter, asked: true as const }
    }
    meet(transaction, meeting, now)
    recordByLink(transaction, { owner: inviter.uid, other: member.uid }, now)
    return { inviter }
  })
})
