import { signInWithCode as contract } from '@varanda/domain/account/calls/sign-in-with-code'
import {
  type AskLane,
  bookEnds,
  type CodeBook,
  codeAddress,
  codeBookSchema,
  codeLimits,
  isGood,
  signInCodeSchema,
} from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { comesByCode } from '@varanda/domain/guardian/guardian'
import { inviteCodeSchema } from '@varanda/domain/invite/invite-code'
import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { guestAccount } from '../../invite/guest-account.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { limit, limitByAddress } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { askedCodeIdOf, codeIdOf, matchesCode, networkMarkOf } from '../code-hash.ts'
import { customTokenFor } from '../custom-token.ts'

const spent = { tries: codeLimits.inviteTriesOfAll, goodUntil: Timestamp.fromMillis(0) }

/**
 * A try is compared with the code that was asked for by this browser and with the one that came with an invite, and
 * counted for both before it is told, so that many at once are five at most. Who guesses an invite's code is stopped by
 * their own network's count before they use up the guest's.
 */
export const signInWithCode = callable(contract, async ({ email, code, request }, _caller, { now, address }) => {
  await limitByAddress(contract.name, address, codeLimits.triesPerMinute, now)
  const id = codeIdOf(email)
  const mark = networkMarkOf(email, address)
  if (request === undefined)
    await limit({ name: 'invite-code', most: codeLimits.inviteTries, windowMs: day }, mark, now)
  // Nobody has an empty request: nothing lies there.
  const askedId = askedCodeIdOf(email, request ?? '')
  const bookReference = db.doc(paths.signInCode(id))
  const references = [db.doc(paths.signInCode(askedId)), db.doc(paths.inviteCode(id))]
  const [askedBefore, invitedBefore] = await db.getAll(...references)
  const before = { asked: read(signInCodeSchema, askedBefore), invited: read(inviteCodeSchema, invitedBefore) }
  const [isAsked, isInvited] = await Promise.all([matchesCode(code, before.asked), matchesCode(code, before.invited)])
  const found = await db.runTransaction(async (transaction) => {
    const [askedNow, invitedNow, bookNow] = await transaction.getAll(...references, bookReference)
    const [asked, invited] = [read(signInCodeSchema, askedNow), read(inviteCodeSchema, invitedNow)]
    // Another code may have come between: this one was not compared with it.
    const isAskedGood = isGood(asked, now) && asked.salt === before.asked?.salt
    const isInvitedGood = isGood(invited, now, codeLimits.inviteTriesOfAll) && invited.salt === before.invited?.salt
    if (isAskedGood && isAsked) {
      transaction.delete(askedNow!.ref)
      transaction.set(bookReference, welcomed(read(codeBookSchema, bookNow), asked.lane, mark, now))
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

/** Somebody came in by a code of this lane: its wait is over, and their network is one of the owner's. */
function welcomed(book: CodeBook | undefined, lane: AskLane, mark: string, now: Date): CodeBook {
  const others = (book?.familiar ?? []).filter((one) => one !== mark)
  const familiar = [...others, mark].slice(-codeLimits.familiarNetworks)
  // That of strangers goes on: its other asks were perhaps not the owner's.
  const { familiar: _over, ...rest } = book?.lanes ?? {}
  const lanes = lane === 'familiar' ? rest : (book?.lanes ?? {})
  return { familiar, lanes, expiresAt: Timestamp.fromMillis(bookEnds({ familiar, lanes }, now)) }
}

/**
 * The address is shown to be theirs now. If nobody had shown that before, and the account is no member's, whoever chose
 * its ways in may have been somebody else: they go, with every sign-in. A code opens only the account that has its address
 * now. Answers the member's standing.
 */
async function admit(uid: string, email: string): Promise<Standing | undefined> {
  const account = await getAuth().getUser(uid)
  const standing = read(standingSchema, await db.doc(paths.standing(uid)).get())
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
