import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { DomainError } from '@varanda/domain/errors'
import { ageBandOf } from '@varanda/domain/guardian/age-band'
import { newInviteToken } from '@varanda/domain/ids'
import { defaultSettings, savedInstanceSettingsSchema } from '@varanda/domain/instance/instance'
import { acceptInvite as contract } from '@varanda/domain/invite/calls/accept-invite'
import {
  type Acceptance,
  acceptanceSchema,
  type Invite,
  inviteSchema,
  ownInviteSchema,
} from '@varanda/domain/invite/invite'
import { decideJoining, inviteConnections, membershipDocuments } from '@varanda/domain/invite/joining'
import { idsOf, returnOverdue, takeSeat } from '@varanda/domain/invite/seats'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { postLimits } from '@varanda/domain/post/post'
import { firstFeedFrom, sourceOf } from '@varanda/domain/source/source'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { thingOf } from '../../capability/open-capability.ts'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { type Account, callable } from '../../lib/callable.ts'
import { put } from '../../lib/put.ts'
import { rateWithin } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { closeRequest, requestBehind } from '../../signup/joined.ts'
import { backFillPage } from '../../source/back-fill.ts'
import { isAddressedTo } from '../address-invite.ts'
import { isResting } from '../is-resting.ts'
import { circlesToLandIn, landInCircles } from '../land-in-circles.ts'
import { sponsorOf } from '../newcomers.ts'
import { closeReserved, writeSeatBook } from '../seat-book.ts'

/**
 * One transaction takes the seat and writes the member, under ids derived from invite and account: a call that is
 * repeated, or dies at any point, ends in one member or none. It also writes the first page of the feed; triggers write
 * the rest and the claims.
 */
export const acceptInvite = callable(contract, async (input, account, { now }) => {
  const path = 'token' in input ? await thingOf('invite', input.token, now) : paths.invite(input.inviteId)
  if (path === undefined) throw new DomainError('invite-unknown')
  const inviteId = db.doc(path).id
  const token = newInviteToken()
  const link = { token, inviteId: await capabilityIdOf(token) }
  const at = Timestamp.fromDate(now)

  const inviter = await db.runTransaction(async (transaction) => {
    const [invite, acceptance, standing, settings] = await transaction.getAll(
      db.doc(paths.invite(inviteId)),
      db.doc(paths.acceptance(inviteId, account.uid)),
      db.doc(paths.standing(account.uid)),
      db.doc(paths.instanceSettings),
    )
    const stored = read(inviteSchema, invite)
    // Ids of invites are not secret: by id one can accept only what was mailed to the account's verified address.
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
    const circles = host && isReserved ? await circlesToLandIn(transaction, host.uid, stored.guest?.circles ?? []) : []
    const guest = { uid: account.uid, name: input.name }
    const taken: Acceptance = { ...guest, at }
    const documents = [
      ...membershipDocuments({
        ...guest,
        email: account.email,
        isShown: account.emailVerified,
        birthDate: input.birthDate,
        locale: input.locale,
        // The founding link makes the first administrator.
        role: stored?.kind === 'founding' ? 'admin' : 'user',
        invitedBy: inviter,
        link,
        seats: read(savedInstanceSettingsSchema, settings)?.seatsForNewcomers ?? defaultSettings.seatsForNewcomers,
        at,
        // Earlier sign-ins of the account may be somebody else's who had not proven the address: they do not count.
        validSince: new Timestamp(account.authTime, 0),
      }),
      ...(host ? inviteConnections(guest, host, { since: at, from: Timestamp.fromDate(firstFeedFrom(now)) }) : []),
      { path: paths.acceptance(inviteId, guest.uid), data: taken },
      // A kept seat also counts as taken on the link that lent it.
      ...(isReserved && lenderId ? [{ path: paths.acceptance(lenderId, guest.uid), data: taken }] : []),
    ]
    if (count) count()
    put(transaction, documents)
    if (host && lender && own) {
      const { book, ended } = returnOverdue({ invite: lender, own }, now)
      closeReserved(transaction, idsOf(ended))
      writeSeatBook(transaction, host.uid, takeSeat(book, taken, isReserved ? inviteId : undefined))
    }
    // Links other than a member's own count their seats themselves; a kept seat that is taken no longer expires.
    if (stored?.kind !== 'own') {
      const isNamed = isReserved || stored?.kind === 'applicant'
      const over = isNamed && { expiresAt: null, guest: FieldValue.delete() }
      transaction.update(db.doc(paths.invite(inviteId)), { taken: FieldValue.increment(1), ...over })
    }
    if (isReserved) setAlarm(transaction, 'return-seat', { inviteId }, null)
    closeRequest(transaction, asked, now)
    const joined = { ageBand: ageBandOf(input.birthDate, now), guardian: null }
    landInCircles(transaction, circles, { person: guest, standing: joined }, now)
    if (inviter) {
      const source = paths.acceptance(inviteId, guest.uid)
      record(transaction, { kind: 'link-joined', source, at, by: guest.uid, about: [inviter.uid] })
    }
    return inviter
  })

  if (inviter) await backFillPage(account.uid, sourceOf(inviter.uid), postLimits.firstFeedPosts)
  return { uid: account.uid, inviter }
})

/** What the decision needs to know of the inviter, and what it changes; empty where the instance itself invites. */
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
    // A replaced link is no longer the one in its owner's view.
    own: own?.inviteId === lenderId ? own : undefined,
    inviterStanding,
    isResting: await isResting(transaction, uid, inviterStanding),
    areApart: blocks.some(({ exists }) => exists),
  }
}
