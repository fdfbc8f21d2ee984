import { DomainError } from '@varanda/domain/errors'
import { type Invite, inviteSchema, ownInviteSchema } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import type { Timestamp, Transaction } from 'firebase-admin/firestore'
import { writeDown } from '../audit/audit.ts'
import { record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** An invite that an administrator closes or opens again, and its owner's view of it. */
export async function readActed(transaction: Transaction, inviteId: string) {
  const reference = db.doc(paths.invite(inviteId))
  const invite = read(inviteSchema, await transaction.get(reference))
  if (!invite) throw new DomainError('invite-unknown')
  const view = invite.inviter ? await transaction.get(db.doc(paths.ownInvite(invite.inviter))) : undefined
  return { reference, invite, view, own: read(ownInviteSchema, view) }
}

interface Act {
  at: Timestamp
  /** Uid of the administrator. */
  by: string
  reason: string
  act: 'invite-revoked' | 'invite-reopened'
  kind: 'link-closed' | 'link-reopened'
}

/** Writes down what was done to it, and tells its owner. */
export function noteActed(transaction: Transaction, target: string, { inviter }: Invite, what: Act): void {
  const { at, by, reason, act, kind } = what
  const facts = inviter && { facts: { uid: inviter } }
  const source = writeDown(transaction, { at, by, act, target, rev: null, reason, ...facts })
  if (inviter) record(transaction, { kind, source, at, by, about: [inviter] })
}
