import { DomainError } from '@varanda/domain/errors'
import { newInviteToken } from '@varanda/domain/ids'
import { defaultSettings, savedInstanceSettingsSchema } from '@varanda/domain/instance/instance'
import { acceptInvite as contract } from '@varanda/domain/invite/calls/accept-invite'
import {
  type Acceptance,
  acceptanceSchema,
  type Invite,
  inviteIdOf,
  inviteSchema,
  ownInviteSchema,
} from '@varanda/domain/invite/invite'
import { decideJoining, inviteConnections, membershipDocuments } from '@varanda/domain/invite/joining'
import { idsOf, returnOverdue, takeSeat } from '@varanda/domain/invite/seats'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { type Account, callable } from '../../lib/callable.ts'
import { rateWithin } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { tell } from '../../lib/tell.ts'
import { backFillPage } from '../../post/back-fill.ts'
import { closeRequest, requestBehind } from '../../signup/joined.ts'
import { isAddressedTo } from '../address-invite.ts'
import { isResting } from '../is-resting.ts'
import { landInCircles, ownCircles } from '../land-in-circles.ts'
import { sponsorOf } from '../newcomers.ts'
import { closeReserved, writeSeatBook } from '../seat-book.ts'

/**
 * One transaction takes the seat and makes the member, under ids derived from invite and account: called twice, or
 * dying at any step, it ends in one member or none. The first page of the feed is there before this answers; triggers
 * bring the rest and the claims.
 */
export const acceptInvite = callable(contract, async (input, account, { now }) => {
  const inviteId = 'token' in input ? await inviteIdOf(input.token) : input.inviteId
  const token = newInviteToken()
  const link = { token, inviteId: await inviteIdOf(token) }
  const at = Timestamp.fromDate(now)

  const inviter = await db.runTransaction(async (transaction) => {
    const [invite, acceptance, standing, settings] = await transaction.getAll(
      db.doc(paths.invite(inviteId)),
      db.doc(paths.acceptance(inviteId, account.uid)),
      db.doc(paths.standing(account.uid)),
      db.doc(paths.instanceSettings),
    )
    const stored = read(inviteSchema, invite)
    // An id is no secret: it opens only what was mailed to an address that the account has shown to be its own.
    if (!('token' in input) && !isAddressedTo(stored, account)) throw new DomainError('invite-unknown')
    const found = await readInviter(transaction, stored, inviteId, account)
    const asked = await requestBehind(transaction, stored)
    const decision = decideJoining(
      {
        invite: stored,
        acceptance: read(acceptanceSchema, acceptance),
        standing: read(standingSchema, standing),
        ...found,
      },
      input.birthDate,
      now,
    )
    const { host, lenderId, lender, own } = found
    const inviter = host && { uid: host.uid, name: host.name }
    if (decision === 'joined') return inviter

    const sponsor = host && (await sponsorOf(transaction, host.uid, found.inviterStanding, now))
    const count = sponsor && (await rateWithin(transaction, 'join-by-newcomers', sponsor, now))
    const isReserved = stored?.kind === 'reserved'
    const circles = host && isReserved ? await ownCircles(transaction, host.uid, stored.guest?.circles ?? []) : []
    const guest = { uid: account.uid, name: input.name }
    const taken: Acceptance = { ...guest, at }
    const documents = [
      ...membershipDocuments({
        ...guest,
        email: account.email,
        birthDate: input.birthDate,
        locale: input.locale,
        // Whoever opens an empty instance runs it.
        role: stored?.kind === 'founding' ? 'admin' : 'user',
        invitedBy: inviter,
        link,
        seats: read(savedInstanceSettingsSchema, settings)?.seatsForNewcomers ?? defaultSettings.seatsForNewcomers,
        at,
        // Whoever was signed in before may have been somebody else, who had the address without showing it.
        validSince: new Timestamp(account.authTime, 0),
      }),
      ...(host ? inviteConnections(guest, host, at) : []),
      { path: paths.acceptance(inviteId, guest.uid), data: taken },
      // A kept seat is one of the link's that lent it.
      ...(isReserved && lenderId ? [{ path: paths.acceptance(lenderId, guest.uid), data: taken }] : []),
    ]
    if (count) count()
    for (const { path, data } of documents) transaction.set(db.doc(path), data)
    if (host && lender && own) {
      const { book, ended } = returnOverdue({ invite: lender, own }, now)
      closeReserved(transaction, idsOf(ended))
      writeSeatBook(transaction, host.uid, takeSeat(book, taken, isReserved ? inviteId : undefined))
    }
    // What is no member's own link counts its seats itself; a kept seat that is taken has no time to run out any more.
    if (stored?.kind !== 'own') {
      const isNamed = isReserved || stored?.kind === 'applicant'
      const over = isNamed && { expiresAt: null, guest: FieldValue.delete() }
      transaction.update(db.doc(paths.invite(inviteId)), { taken: FieldValue.increment(1), ...over })
    }
    closeRequest(transaction, asked, now)
    landInCircles(transaction, circles, { ...guest, since: at })
    if (inviter) tell(transaction, inviter.uid, { kind: 'link-joined', at, by: guest, words: '' })
    return inviter
  })

  if (inviter) await backFillPage(account.uid, inviter.uid, { before: now.getTime() + 1 }, now)
  return { uid: account.uid, inviter }
})

/** Everything about the member who invites that decides or changes; nothing where nobody in particular does. */
async function readInviter(transaction: Transaction, invite: Invite | undefined, inviteId: string, guest: Account) {
  const uid = invite?.inviter
  const nobody = { host: null, lenderId: null, lender: undefined, own: undefined, inviterStanding: undefined }
  if (!invite || !uid) return { ...nobody, isResting: false, areApart: false }
  const lenderId = invite.lentBy ?? inviteId
  const [standing, profile, ownSnapshot, lenderSnapshot, ...blocks] = await transaction.getAll(
    db.doc(paths.standing(uid)),
    db.doc(paths.user(uid)),
    db.doc(paths.ownInvite(uid)),
    db.doc(paths.invite(lenderId)),
    db.doc(paths.block(uid, guest.uid)),
    db.doc(paths.block(guest.uid, uid)),
  )
  const own = read(ownInviteSchema, ownSnapshot)
  const inviterStanding = read(standingSchema, standing)
  return {
    host: personOf(uid, read(memberSchema, profile) ?? { name: '' }),
    lenderId,
    lender: read(inviteSchema, lenderSnapshot),
    // A link that was replaced is not the one that its owner sees.
    own: own?.inviteId === lenderId ? own : undefined,
    inviterStanding,
    isResting: await isResting(transaction, uid, inviterStanding),
    areApart: blocks.some(({ exists }) => exists),
  }
}
