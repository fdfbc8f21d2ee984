import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import { checked, type Operation } from '../operation.ts'

const schema = v.object({ requestType: v.string(), email: v.string(), returnOobLink: v.optional(v.boolean(), false) })

/** `projects/P/accounts:sendOobCode`: generatePasswordResetLink. The caller sends the message. */
export const sendOobCode: Operation = async (auth, body, request) => {
  const { requestType, email, returnOobLink } = checked(schema, body)
  if (requestType !== 'PASSWORD_RESET' || !returnOobLink) {
    throw new AuthError('UNIMPLEMENTED', `projects.accounts:sendOobCode with requestType ${requestType}`)
  }
  const oobLink = await auth.passwordReset.link(email, request.headers['x-firebase-locale'])
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email, oobLink }
}
