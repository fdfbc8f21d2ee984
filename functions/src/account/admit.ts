import { codeAddress } from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { comesByCode } from '@varanda/domain/guardian/guardian'
import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/**
 * What came by mail, a code or the page of a link, proves that the address is theirs. If that was never proven before and
 * the account is no member's, somebody else may have chosen its password or linked accounts: those go, with every
 * sign-in. Throws `code-wrong` if the account has another address by now. Answers the member's standing.
 */
export async function admit(uid: string, email: string): Promise<Standing | undefined> {
  const account = await getAuth().getUser(uid)
  const standing = read(standingSchema, await db.doc(paths.standing(uid)).get())
  if (codeAddress(account.email ?? '') !== email) throw new DomainError('code-wrong')
  // A child's account is opened by the guardian's code alone, whatever address it was given.
  if (account.disabled || (standing && comesByCode(standing))) throw new DomainError('code-wrong')
  if (account.emailVerified) return standing
  const isMember = standing !== undefined
  const ways = account.providerData.map(({ providerId }) => providerId)
  await getAuth().updateUser(uid, { emailVerified: true, ...(!isMember && { providersToUnlink: ways }) })
  if (!isMember) await getAuth().revokeRefreshTokens(uid)
  return standing
}
