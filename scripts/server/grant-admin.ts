import type { AuditEntry } from '@varanda/domain/audit/audit'
import { DomainError } from '@varanda/domain/errors'
import { newId } from '@varanda/domain/ids'
import type { Invite } from '@varanda/domain/invite/invite'
import { directoryCard } from '@varanda/domain/member/directory'
import type { Member } from '@varanda/domain/member/member'
import { withRole } from '@varanda/domain/member/member-changes'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { Auth } from 'firebase-admin/auth'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { chainEntries } from '../../functions/src/audit/chain-entries.ts'
import { ReachError } from './reach-instance.ts'

/** Why an address cannot be made an administrator: a sentence for whoever typed the command. */
export class GrantError extends ReachError {}

/**
 * Makes the member with this address an administrator, as whoever holds the keys of the machine or of the project may:
 * the log says that the instance itself did it. A founding link that nobody used ends with it. Answers whether anything
 * changed. Throws GrantError.
 */
export async function grantAdmin(
  sdk: { firestore: Firestore; auth: Auth },
  email: string,
  now: Date,
): Promise<boolean> {
  const uid = await uidOf(sdk.auth, email)
  const { firestore } = sdk
  // Refusals are answered, not thrown: a transaction that is left open by a process that ends locks for a minute.
  const answer = await firestore.runTransaction(async (transaction): Promise<boolean | GrantError> => {
    const [held, profile, founding] = await Promise.all([
      transaction.get(firestore.doc(paths.standing(uid))),
      transaction.get(firestore.doc(paths.user(uid))),
      transaction.get(firestore.collection(paths.invites).where('kind', '==', 'founding')),
    ])
    const standing = held.data() as Standing | undefined
    const member = profile.data() as Member | undefined
    if (!standing || !member) return new GrantError(`${email} has an account but is no member: an invite comes first.`)
    if (standing.status !== 'active') {
      return new GrantError(`${email} may not act now: the account is ${standing.status}.`)
    }
    const change = promoted(standing, email, now)
    if (change === null) return false
    if (change instanceof GrantError) return change
    const card = directoryCard(uid, member, change.standing, email)
    const entry: AuditEntry = {
      at: Timestamp.fromDate(now),
      by: null,
      act: change.act,
      target: paths.user(uid),
      rev: null,
      facts: change.facts,
    }
    const writeDown = await chainEntries(firestore, transaction, [{ id: newId(), entry }])
    transaction.set(held.ref, change.standing)
    transaction.update(profile.ref, { role: change.standing.role })
    transaction.set(firestore.doc(paths.directoryCard(uid)), card)
    writeDown()
    for (const { ref } of founding.docs.filter((one) => (one.data() as Invite).taken === 0)) {
      transaction.delete(ref)
      transaction.delete(firestore.doc(paths.capability(ref.id)))
    }
    return true
  })
  if (answer instanceof GrantError) throw answer
  return answer
}

function promoted(standing: Standing, email: string, now: Date) {
  try {
    return withRole({ standing, isSelf: false, otherAdmins: 0 }, 'admin', Timestamp.fromDate(now))
  } catch (error) {
    if (error instanceof DomainError) return new GrantError(`${email} is under 18: only adults run an instance.`)
    throw error
  }
}

async function uidOf(auth: Auth, email: string): Promise<string> {
  try {
    return (await auth.getUserByEmail(email)).uid
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'auth/user-not-found') throw new GrantError(`Nobody here has the address ${email}.`)
    if (code === 'auth/invalid-email') throw new GrantError(`${email} is no e-mail address.`)
    throw error
  }
}
