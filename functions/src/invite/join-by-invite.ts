import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { ageBandOf } from '@varanda/domain/guardian/age-band'
import { newInviteToken } from '@varanda/domain/ids'
import { defaultSettings, savedInstanceSettingsSchema } from '@varanda/domain/instance/instance'
import {
  type Acceptance,
  acceptanceSchema,
  type Invite,
  inviteSchema,
  ownInviteSchema,
} from '@varanda/domain/invite/invite'
import { decideJoining, inviteConnections, membershipDocuments } from '@varanda/domain/invite/joining'
import { idsOf, returnOverdue, takeSeat } from '@varanda/domain/invite/seats'
import type { Locale } from '@varanda/domain/locale'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { postLimits } from '@varanda/domain/post/post'
import { firstFeedFrom, sourceOf } from '@varanda/domain/source/source'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { put } from '../lib/put.ts'
import { rateWithin } from '../lib/rate-limit.ts'
import { read } from '../lib/read.ts'
import { closeRequest, requestBehind } from '../signup/joined.ts'
import { backFillPage } from '../source/back-fill.ts'
import { isResting } from './is-resting.ts'
import { circlesToLandIn, landInCircles } from './land-in-circles.ts'
import { sponsorOf } from './newcomers.ts'
import { closeReserved, writeSeatBook } from './seat-book.ts'

/** Whoever takes a seat: their account, and what they said of themselves. */
export interface Guest {
  uid: string
  email: string
  emailVerified: boolean
  /** Seconds since 1970; earlier sign-ins of the account do not count. */
  authTime: number
  name: string
  birthDate: string
  locale: Locale
}

interface Ways {
  /** Asked of the invite as it is stored, in the transaction. Throws DomainError. */
  check?(invite: Invite | undefined): void
  /** The guest reads by mail alone: reads what goes with that, and answers its writes. */
  byMail?(transaction: Transaction): Promise<() => void>
}

/**
 * One transaction takes the seat and writes the member, under ids derived from invite and account: what is repeated, or
 * dies at any point, ends in one member or none. It also writes the first page of the feed; triggers write the rest and
 * the claims. Answers who invited. Throws DomainError.
 */
export async function joinByInvite(
  inviteId: string,
  account: Guest,
  { check, byMail }: Ways,
  now: Date,
): Promise<{ uid: string; name: string } | null> {
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
    check?.(stored)
    const found = await readInviter(transaction, stored, inviteId, account.uid)
    const asked = await requestBehind(transaction, stored)
    const decision = decideJoining(
      {
        invite: stored,
        acceptance: read(acceptanceSchema, acceptance),
        standing: read(standingSchema, standing),
        ...found,
      },
      account.birthDate,
      now,
    )
    const { host, lenderId, lender, own } = found
    const inviter = host && { uid: host.uid, name: host.name }
    if (decision === 'joined') return inviter

    const sponsor = host && (await sponsorOf(transaction, host.uid, found.inviterStanding, now))
    const count = sponsor && (await rateWithin(transaction, 'join-by-newcomers', sponsor, now))
    const isReserved = stored?.kind === 'reserved'
    const circles = host && isReserved ? await circlesToLandIn(transaction, host.uid, stored.guest?.circles ?? []) : []
    const writeByMail = await byMail?.(transaction)
    const guest = { uid: account.uid, name: account.name, ...(byMail && { readsByMail: true as const }) }
    const taken: Acceptance = { uid: guest.uid, name: guest.name, at }
    const documents = [
      ...membershipDocuments({
        ...guest,
        email: account.email,
        isShown: account.emailVerified,
        readsByMail: byMail !== undefined,
        birthDate: account.birthDate,
        locale: account.locale,
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
    writeByMail?.()
    const joined = { ageBand: ageBandOf(account.birthDate, now), guardian: null }
    landInCircles(transaction, circles, { person: guest, standing: joined }, now)
    if (inviter) {
      const source = paths.acceptance(inviteId, guest.uid)
      record(transaction, {
        kind: byMail ? 'link-joined-by-mail' : 'link-joined',
        source,
        at,
        by: guest.uid,
        about: [inviter.uid],
      })
    }
    return inviter
  })

  if (inviter) await backFillPage(account.uid, sourceOf(inviter.uid), postLimits.firstFeedPosts)
  return inviter
}

/** What the decision needs to know of the inviter, and what it changes; empty where the instance itself invites. */
async function readInviter(transaction: Transaction, invite: Invite | undefined, inviteId: string, guest: string) {
  const uid = invite?.inviter
  const nobody = { host: null, lenderId: null, lender: undefined, own: undefined, inviterStanding: undefined }
  if (!invite || !uid) return { ...nobody, isResting: false, areApart: false }
  const lenderId = invite.lentBy ?? inviteId
  const [standing, profile, ownSnapshot, lenderSnapshot, ...blocks] = await transaction.getAll(
    db.doc(paths.standing(uid)),
    db.doc(paths.user(uid)),
    db.doc(paths.ownInvite(uid)),
    db.doc(paths.invite(lenderId)),
    db.doc(paths.block(uid, guest)),
    db.doc(paths.block(guest, uid)),
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
