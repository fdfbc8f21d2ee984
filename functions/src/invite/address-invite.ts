/**
 * Invites that are mailed to an address: whoever shows that it is theirs may take the seat, with the link or without.
 */

import { codeAddress } from '@varanda/domain/account/sign-in-code'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import type { Invite } from '@varanda/domain/invite/invite'
import { hasExpired, inviteSchema } from '@varanda/domain/invite/invite'
import type { InviteCode } from '@varanda/domain/invite/invite-code'
import type { Locale } from '@varanda/domain/locale'
import { day, type Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import type { Transaction } from 'firebase-admin/firestore'
import { codeIdOf, hashCode, newCode } from '../account/code-hash.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { queueMessage } from '../mail/queue-message.ts'
import { siteUrl } from '../mail/settings.ts'

/** More open invites to one address than this are not looked at. */
const perAddress = 20

/** The letter's document in the queue of mail. */
export const letterIdOf = (inviteId: string) => `invite-${inviteId}`

export interface InviteLetter {
  /** Belongs into the invite as `guest.addressHash`. */
  addressHash: string
  /** Queues the letter in the transaction that makes the invite. */
  queue(transaction: Transaction, invite: { inviteId: string; token: string; expiresAt: Moment }): void
}

/**
 * A letter with the link and, unless the address is a member's, six digits to sign in with at /auth. `inviter` is a
 * name, or null where the instance invites. Made before the transaction, because its hash is slow. How often an address
 * is written to, its sender counts.
 */
export async function inviteLetter(
  { email, locale, inviter }: { email: string; locale: Locale; inviter: string | null },
  now: Date,
): Promise<InviteLetter> {
  const addressHash = codeIdOf(email)
  const code = (await isMembers(email)) ? null : newCode()
  const secret = await hashCode(code ?? '')
  return {
    addressHash,
    queue(transaction, { inviteId, token, expiresAt }) {
      const link = capabilityLink('join', locale, token, siteUrl())
      const parameters = { inviter, link, code, days: Math.ceil((expiresAt.toMillis() - now.getTime()) / day) }
      queueMessage(transaction, letterIdOf(inviteId), { template: 'invite', locale, to: email, parameters }, now)
      if (code === null) return
      const stored: InviteCode = { ...secret, tries: 0, goodUntil: expiresAt, expiresAt }
      transaction.set(db.doc(paths.inviteCode(addressHash)), stored)
    },
  }
}

/** A member can sign in already: a code that is good for weeks would be a second, weaker way in. */
async function isMembers(email: string): Promise<boolean> {
  const [account] = (await getAuth().getUsers([{ email }])).users
  return account !== undefined && (await db.doc(paths.standing(account.uid)).get()).exists
}

/** Invites to this address that somebody can still join by. */
export async function invitesTo(email: string, now: Date): Promise<{ inviteId: string; invite: Invite }[]> {
  const found = await db
    .collection(paths.invites)
    .where('guest.addressHash', '==', codeIdOf(email))
    .where('state', '==', 'open')
    .limit(perAddress)
    .get()
  return found.docs.flatMap((one) => {
    const invite = readIfWhole(inviteSchema, one)
    return invite && invite.taken < invite.seats && !hasExpired(invite, now) ? { inviteId: one.id, invite } : []
  })
}

/** Whether this account showed that the address is theirs to which the invite was mailed. */
export function isAddressedTo(invite: Invite | undefined, account: { email: string; emailVerified: boolean }): boolean {
  return account.emailVerified && invite?.guest?.addressHash === codeIdOf(codeAddress(account.email))
}
