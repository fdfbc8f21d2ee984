import type { ConnectionRequest } from '@varanda/domain/connection/connection-request'
import { connectionRequestSchema } from '@varanda/domain/connection/connection-request'
import { DomainError } from '@varanda/domain/errors'
import { type Invite, inviteSchema } from '@varanda/domain/invite/invite'
import { checkLink } from '@varanda/domain/invite/joining'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** What two members' agreement comes from, and which of them is told that it came to be. */
export interface Agreement {
  by: 'link' | 'request'
  /** Whose link it is, or who asked. */
  told: string
}

/**
 * What two members agree by now: a request of one that the other was asked and has not refused, or a link of one that
 * leads to them still. Undefined where whoever had agreed took it back while guardians were asked.
 */
export async function standingAgreement(
  transaction: Transaction,
  [one, other]: readonly [string, string],
  link: string | undefined,
  now: Date,
): Promise<Agreement | undefined> {
  const [ones, others] = (
    await transaction.getAll(db.doc(paths.connectionRequest(one, other)), db.doc(paths.connectionRequest(other, one)))
  ).map((found) => read(connectionRequestSchema, found))
  if (isOpen(ones, others)) return { by: 'request', told: one }
  if (isOpen(others, ones)) return { by: 'request', told: other }
  const owner = link !== undefined && (await ownerOfOpenLink(transaction, link, now))
  if (!owner || ![one, other].includes(owner)) return undefined
  // Said to whoever came by it, a no counts for more than the link.
  const said = owner === one ? ones : others
  return said?.state === 'declined' ? undefined : { by: 'link', told: owner }
}

const isOpen = (asker: ConnectionRequest | undefined, asked: ConnectionRequest | undefined) =>
  asker?.direction === 'out' && asked?.direction === 'in' && asked.state === 'open'

async function ownerOfOpenLink(transaction: Transaction, link: string, now: Date): Promise<string | null> {
  const invite = read(inviteSchema, await transaction.get(db.doc(paths.invite(link))))
  if (!invite?.inviter) return null
  const inviterStanding = read(standingSchema, await transaction.get(db.doc(paths.standing(invite.inviter))))
  try {
    checkLink({ invite, inviterStanding }, now)
    if (invite.kind === 'reserved') await checkKeptSeat(transaction, invite)
    return invite.inviter
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** A seat kept for one guest connects nobody else: not once it is taken, nor when its link is closed. */
export async function checkKeptSeat(transaction: Transaction, invite: Invite): Promise<void> {
  if (invite.taken > 0) throw new DomainError('invite-full')
  const lender = invite.lentBy
    ? read(inviteSchema, await transaction.get(db.doc(paths.invite(invite.lentBy))))
    : undefined
  if (lender?.state !== 'open') throw new DomainError('invite-revoked')
}

/** A link's owner hears of everybody who comes by it. They may part and meet again. */
export function recordByLink(
  transaction: Transaction,
  { owner, other }: { owner: string; other: string },
  now: Date,
): void {
  record(transaction, {
    kind: 'link-connected',
    source: paths.connection(owner, other),
    turn: now.getTime(),
    at: Timestamp.fromDate(now),
    by: other,
    about: [owner],
  })
}
