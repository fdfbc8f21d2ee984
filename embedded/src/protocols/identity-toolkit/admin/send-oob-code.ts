import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import { checked, type Operation } from '../operation.ts'

const schema = v.object({
  requestType: v.string(),
  email: v.string(),
  returnOobLink: v.optional(v.boolean(), false),
  continueUrl: v.optional(v.string()),
})

/** `projects/P/accounts:sendOobCode`: generatePasswordResetLink. The caller sends the message. */
export const sendOobCode: Operation = async (auth, body, request) => {
  const { requestType, email, returnOobLink, continueUrl } = checked(schema, body)
  if (requestType !== 'PASSWORD_RESET' || !returnOobLink) {
    throw new AuthError('UNIMPLEMENTED', `projects.accounts:sendOobCode with requestType ${requestType}`)
  }
  const oobLink = await auth.passwordReset.link(email, {
    locale: request.headers['x-firebase-locale'],
    continueUrl,
  })
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email, oobLink }
}
