import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import { checked, type Operation } from '../operation.ts'
import { texts } from '../texts.ts'
import { userInfo } from '../user-info.ts'

const schema = v.object({ idToken: v.optional(texts.token, '') })

/** `accounts:lookup` of the caller's own account. */
export const lookup: Operation = async (auth, body) => {
  const { idToken } = checked(schema, body)
  if (!idToken) throw new AuthError('MISSING_ID_TOKEN')
  const account = await auth.self.account(idToken)
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [userInfo(account, false)] }
}
