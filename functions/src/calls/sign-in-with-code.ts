import { signInWithCode as contract } from '@varanda/domain/calls/sign-in-with-code'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { codeLimits, isGood, type SignInCode } from '@varanda/domain/sign-in-code'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { codeIdOf, matchesCode } from '../codes/code-hash.ts'
import { customTokenFor } from '../codes/custom-token.ts'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { limitByAddress } from '../lib/rate-limit.ts'
import { read } from '../lib/read.ts'

/** Each try is counted before it is told, so that many at once are five at most. */
export const signInWithCode = callable(contract, async ({ email, code }, _caller, { now, address }) => {
  await limitByAddress(contract.name, address, codeLimits.triesPerMinute, now)
  const reference = db.doc(paths.signInCode(codeIdOf(email)))
  const before = read<SignInCode>(await reference.get())
  const isRight = await matchesCode(code, before)
  const uid = await db.runTransaction(async (transaction) => {
    const stored = read<SignInCode>(await transaction.get(reference))
    // Another code may have come between: this one was not compared with it.
    if (!isGood(stored, now) || stored.salt !== before?.salt) return null
    // The hour's count of codes stays; the code itself is spent.
    if (isRight)
      transaction.update(reference, { uid: null, tries: codeLimits.tries, goodUntil: Timestamp.fromMillis(0) })
    else transaction.update(reference, { tries: FieldValue.increment(1) })
    return isRight ? stored.uid : null
  })
  if (uid === null) throw new DomainError('code-wrong')
  await admit(uid)
  return { token: await customTokenFor(uid) }
})

/**
 * The address is shown to be theirs now. If nobody had shown that before, and the account is no member's, whoever chose
 * its password may have been somebody else: it goes, with every sign-in.
 */
async function admit(uid: string): Promise<void> {
  const account = await getAuth().getUser(uid)
  if (account.disabled) throw new DomainError('code-wrong')
  if (account.emailVerified) return
  const isMember = (await db.doc(paths.standing(uid)).get()).exists
  await getAuth().updateUser(uid, { emailVerified: true, ...(!isMember && { providersToUnlink: ['password'] }) })
  if (!isMember) await getAuth().revokeRefreshTokens(uid)
}
