import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import { checked, type Operation } from '../operation.ts'
import { texts } from '../texts.ts'

const schema = v.object({ idToken: v.optional(texts.token, '') })

/** `accounts:delete` of the caller's own account. */
export const deleteAccount: Operation = async (auth, body) => {
  const { idToken } = checked(schema, body)
  if (!idToken) throw new AuthError('MISSING_ID_TOKEN')
  await auth.self.delete(idToken)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
