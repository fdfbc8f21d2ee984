import { AuthError } from '../../../auth/error.ts'
import type { Operation } from '../operation.ts'
import { accountFields } from './fields.ts'

/** `projects/P/accounts:update`: updateUser, setCustomUserClaims, revokeRefreshTokens. */
export const update: Operation = async (auth, body) => {
  const { uid, change } = accountFields(body)
  if (!uid) throw new AuthError('MISSING_LOCAL_ID')
  const account = await auth.admin.update(uid, change)
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...(account.email ? { email: account.email } : {}),
  }
}
