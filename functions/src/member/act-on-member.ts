import { DomainError } from '@varanda/domain/errors'
import { contactSchema } from '@varanda/domain/member/contact'
import { directoryCard } from '@varanda/domain/member/directory'
import { memberSchema } from '@varanda/domain/member/member'
import type { MemberChange, MemberState } from '@varanda/domain/member/member-changes'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../audit/audit.ts'
import { db } from '../lib/app.ts'
import type { Account } from '../lib/callable.ts'
import { checkAdmin } from '../lib/check-standing.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { activeAdmins } from './active-admins.ts'

/** What an act is about, besides what it makes of the standing. */
interface Act {
  uid: string
  reason?: string | undefined
}

/**
 * Changes a member's standing in one transaction with its copies (the role on the profile, the card in the directory)
 * and the log. The administrator is checked in the same transaction: of two who remove each other's role, the second is
 * refused. Null in the administrator's place: the instance itself acts. Answers whether anything changed. Throws
 * `person-unknown` and what `decide` throws.
 */
export async function actOnMember(
  { uid, reason }: Act,
  admin: Pick<Account, 'uid' | 'authTime'> | null,
  now: Date,
  decide: (state: MemberState, transaction: Transaction) => MemberChange | null | Promise<MemberChange | null>,
): Promise<{ changed: boolean }> {
  const changed = await runLogged(async (transaction) => {
    const [own, held, profile, contact, card] = await transaction.getAll(
      db.doc(paths.standing(admin?.uid ?? uid)),
      db.doc(paths.standing(uid)),
      db.doc(paths.user(uid)),
      db.doc(paths.contact(uid)),
      db.doc(paths.directoryCard(uid)),
    )
    if (admin) checkAdmin(read(standingSchema, own), admin.authTime)
    const standing = read(standingSchema, held)
    const member = read(memberSchema, profile)
    if (!standing || !member) throw new DomainError('person-unknown')
    const otherAdmins = (await activeAdmins(transaction)).filter((one) => one !== uid).length
    const change = await decide({ standing, isSelf: uid === admin?.uid, otherAdmins }, transaction)
    if (!change) return false
    const next = change.standing
    transaction.set(held!.ref, next)
    if (member.role !== next.role) transaction.update(profile!.ref, { role: next.role })
    transaction.set(card!.ref, directoryCard(uid, member, next, readIfWhole(contactSchema, contact)?.email ?? ''))
    writeDown(transaction, {
      at: Timestamp.fromDate(now),
      by: admin?.uid ?? null,
      act: change.act,
      target: paths.user(uid),
      rev: null,
      facts: change.facts,
      ...(reason && { reason }),
    })
    return true
  })
  return { changed }
}
