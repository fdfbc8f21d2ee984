import { DomainError } from '@varanda/domain/errors'
import {
  type MailJoining,
  type MailJoiningForm,
  mailJoiningSchema,
  mayJoinByMail,
} from '@varanda/domain/invite/by-mail/mail-joining'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { admit } from '../../account/admit.ts'
import { welcomeDigest } from '../../digest/welcome/welcome-digest.ts'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { accountOf } from '../guest-account.ts'
import { joinByInvite } from '../join-by-invite.ts'

/** What waits at a path; undefined for what is not there, or whose time is over. */
export async function joiningAt(path: string, now: Date): Promise<MailJoining | undefined> {
  return stillGood(read(mailJoiningSchema, await db.doc(path).get()), now)
}

const stillGood = (joining: MailJoining | undefined, now: Date) =>
  joining && joining.expiresAt.toMillis() > now.getTime() ? joining : undefined

/**
 * Makes whoever has the mailbox a member who reads by mail alone. Its answer proves the address as a code would, so the
 * account, which has no password, is theirs. Throws DomainError where nobody can join by the invite any more, and
 * `already-a-member`.
 */
export async function confirmJoining(path: string, { inviteId }: MailJoining, asked: MailJoiningForm, now: Date) {
  const { name, email, birthDate, locale, ...wish } = asked
  if (mayJoinByMail(birthDate, now) !== 'ok') throw new DomainError('bad-input')
  const uid = await accountOf(email)
  if (await admit(uid, email)) throw new DomainError('already-a-member')
  const guest = { uid, email, emailVerified: true, authTime: Math.floor(now.getTime() / 1000), name, birthDate, locale }
  const byMail = async (transaction: Transaction) => {
    const reference = db.doc(path)
    const stored = stillGood(read(mailJoiningSchema, await transaction.get(reference)), now)
    // Somebody said no to it meanwhile.
    if (!stored?.asked) throw new DomainError('invite-unknown')
    const welcome = await welcomeDigest(transaction, { uid, to: email, locale, zone: wish.zone }, now)
    return () => {
      welcome()
      transaction.set(db.doc(paths.noticeWishes(uid)), wishesOf(wish))
      transaction.update(reference, { asked: FieldValue.delete() })
    }
  }
  await joinByInvite(inviteId, guest, { byMail }, now)
}

/** All that is new comes in one mail: what would go by mail at once waits for it. */
function wishesOf({ zone, ...when }: Pick<MailJoiningForm, 'zone' | 'rhythm' | 'hour' | 'weekday'>): NoticeWishes {
  return { zone, digest: { ...when, show: 'words' }, topics: { invitations: { mail: false } } }
}

/** Deletes what was asked with the address of somebody who did not ask. What they said yes to stays. */
export async function denyJoining(path: string): Promise<void> {
  const reference = db.doc(path)
  await db.runTransaction(async (transaction) => {
    const joining = read(mailJoiningSchema, await transaction.get(reference))
    if (!joining?.asked) return
    transaction.delete(reference)
    transaction.delete(db.doc(paths.capability(reference.id)))
  })
}
