import { signInWithCode as contract } from '@varanda/domain/account/calls/sign-in-with-code'
import {
  type AskLane,
  bookEnds,
  type CodeBook,
  codeBookSchema,
  codeLimits,
  isGood,
  signInCodeSchema,
} from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { inviteCodeSchema } from '@varanda/domain/invite/invite-code'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { guestAccount } from '../../invite/guest-account.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { admit } from '../admit.ts'
import { askedCodeIdOf, codeIdOf, matchesCode, networkMarkOf } from '../code-hash.ts'
import { tokenThatCounts } from '../token-that-counts.ts'

const spent = { tries: codeLimits.inviteTriesOfAll, goodUntil: Timestamp.fromMillis(0) }

/**
 * Compares what was typed with the code that this browser asked for and with the one that came with an invite. A wrong
 * try is counted for both before the answer, so that many calls at once get no more tries than one after the other. Who
 * guesses an invite's code reaches the limit of their own network before they use up the guest's tries, whatever request
 * they name: one under which a code lies has tries of its own and goes on without the invite's.
 */
export const signInWithCode = callable(contract, async ({ email, code, request }, _caller, { now, address }) => {
  await keepRate(contract.name, address, now)
  const id = codeIdOf(email)
  const mark = networkMarkOf(email, address)
  // Without a request the id is that of the empty one, under which no code is ever stored.
  const askedId = askedCodeIdOf(email, request ?? '')
  const bookReference = db.doc(paths.signInCode(id))
  const references = [db.doc(paths.signInCode(askedId)), db.doc(paths.inviteCode(id))]
  const [askedBefore, invitedBefore] = await db.getAll(...references)
  const before = { asked: read(signInCodeSchema, askedBefore), invited: read(inviteCodeSchema, invitedBefore) }
  const isRequestGood = isGood(before.asked, now)
  if (!isRequestGood) await keepRate('try-invite-code', mark, now)
  const [isAsked, isInvited] = await Promise.all([matchesCode(code, before.asked), matchesCode(code, before.invited)])
  const mayTryInvite = !isRequestGood || isAsked || (await hasInviteTry(mark, now))
  const found = await db.runTransaction(async (transaction) => {
    const [askedNow, invitedNow, bookNow] = await transaction.getAll(...references, bookReference)
    const [asked, invited] = [read(signInCodeSchema, askedNow), read(inviteCodeSchema, invitedNow)]
    // The code may have been replaced since it was compared: then the comparison says nothing about the present one.
    const isAskedGood = isGood(asked, now) && asked.salt === before.asked?.salt
    const isInvitedGood =
      mayTryInvite && isGood(invited, now, codeLimits.inviteTriesOfAll) && invited.salt === before.invited?.salt
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
  const standing = await admit(uid, email)
  const token = await tokenThatCounts(uid, standing?.validSince.seconds)
  if (token === null) throw new DomainError('code-wrong')
  return { token }
})

async function hasInviteTry(mark: string, now: Date): Promise<boolean> {
  try {
    await keepRate('try-invite-code', mark, now)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too-many-tries') return false
    throw error
  }
}

/**
 * The book after a sign-in: its network is remembered as one of the owner's; if it was one before, its wait is over.
 */
function welcomed(book: CodeBook | undefined, lane: AskLane, mark: string, now: Date): CodeBook {
  const others = (book?.familiar ?? []).filter((one) => one !== mark)
  const familiar = [...others, mark].slice(-codeLimits.familiarNetworks)
  // The wait of strangers stays: their other requests were perhaps not the owner's.
  const { familiar: _over, ...rest } = book?.lanes ?? {}
  const lanes = lane === 'familiar' ? rest : (book?.lanes ?? {})
  return { familiar, lanes, expiresAt: Timestamp.fromMillis(bookEnds({ familiar, lanes }, now)) }
}
