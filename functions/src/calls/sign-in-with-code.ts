import { signInWithCode as contract } from '@varanda/domain/calls/sign-in-with-code'
import { DomainError } from '@varanda/domain/errors'
import { comesByCode } from '@varanda/domain/guardian'
import type { InviteCode } from '@varanda/domain/invite-code'
import { paths } from '@varanda/domain/paths'
import { codeAddress, codeLimits, isGood, type SignInCode } from '@varanda/domain/sign-in-code'
import type { Standing } from '@varanda/domain/standing'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { codeIdOf, matchesCode } from '../codes/code-hash.ts'
import { customTokenFor } from '../codes/custom-token.ts'
import { guestAccount } from '../invites/guest-account.ts'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { limitByAddress } from '../lib/rate-limit.ts'
import { read } from '../lib/read.ts'

const spent = { tries: codeLimits.tries, goodUntil: Timestamp.fromMillis(0) }

/**
 * An address may have two codes: the one asked for, and the one that came with an invite. Each try is compared with both
 * and counted for both before it is told, so that many at once are five at most.
 */
export const signInWithCode = callable(contract, async ({ email, code }, _caller, { now, address }) => {
  await limitByAddress(contract.name, address, codeLimits.triesPerMinute, now)
  const id = codeIdOf(email)
  const references = [db.doc(paths.signInCode(id)), db.doc(paths.inviteCode(id))]
  const [askedBefore, invitedBefore] = await db.getAll(...references)
  const before = { asked: read<SignInCode>(askedBefore), invited: read<InviteCode>(invitedBefore) }
  const [isAsked, isInvited] = await Promise.all([matchesCode(code, before.asked), matchesCode(code, before.invited)])
  const found = await db.runTransaction(async (transaction) => {
    const [askedNow, invitedNow] = await transaction.getAll(...references)
    const [asked, invited] = [read<SignInCode>(askedNow), read<InviteCode>(invitedNow)]
    // Another code may have come between: this one was not compared with it.
    const isAskedGood = isGood(asked, now) && asked.salt === before.asked?.salt
    const isInvitedGood = isGood(invited, now) && invited.salt === before.invited?.salt
    if (isAskedGood && isAsked) {
      // The hour's count of codes stays; the code itself is spent.
      transaction.update(askedNow!.ref, { uid: null, isInvited: false, ...spent })
      return { uid: asked.uid, isGuest: asked.isInvited }
    }
    if (isInvitedGood && isInvited) {
      transaction.update(invitedNow!.ref, spent)
      return { uid: null, isGuest: true }
    }
    if (isAskedGood) transaction.update(askedNow!.ref, { tries: FieldValue.increment(1) })
    if (isInvitedGood) transaction.update(invitedNow!.ref, { tries: FieldValue.increment(1) })
    return null
  })
  const uid = found?.uid ?? (found?.isGuest ? await guestAccount(email, now) : null)
  if (uid === null) throw new DomainError('code-wrong')
  return { token: await customTokenFor(uid, await admit(uid, email)) }
})

/**
 * The address is shown to be theirs now. If nobody had shown that before, and the account is no member's, whoever chose
 * its ways in may have been somebody else: they go, with every sign-in. A code opens only the account that has its address
 * now. Answers the member's standing.
 */
async function admit(uid: string, email: string): Promise<Standing | undefined> {
  const account = await getAuth().getUser(uid)
  const standing = read<Standing>(await db.doc(paths.standing(uid)).get())
  if (codeAddress(account.email ?? '') !== email) throw new DomainError('code-wrong')
  // Such an account comes in by the guardian's code alone, whatever address it was given.
  if (account.disabled || (standing && comesByCode(standing))) throw new DomainError('code-wrong')
  if (account.emailVerified) return standing
  const isMember = standing !== undefined
  const ways = account.providerData.map(({ providerId }) => providerId)
  await getAuth().updateUser(uid, { emailVerified: true, ...(!isMember && { providersToUnlink: ways }) })
  if (!isMember) await getAuth().revokeRefreshTokens(uid)
  return standing
}
