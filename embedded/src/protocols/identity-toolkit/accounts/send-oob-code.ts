import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import { networkOf } from '../../../http/client-address.ts'
import { checked, type Operation } from '../operation.ts'

const schema = v.object({
  requestType: v.string(),
  email: v.optional(v.string(), ''),
  continueUrl: v.optional(v.string()),
})

/** `accounts:sendOobCode` for a forgotten password. It never gives the link to the caller, whatever they ask for. */
export const sendOobCode: Operation = async (auth, body, request) => {
  const { requestType, email, continueUrl } = checked(schema, body)
  if (requestType !== 'PASSWORD_RESET') {
    throw new AuthError('UNIMPLEMENTED', `accounts:sendOobCode with requestType ${requestType}`)
  }
  if (!email) throw new AuthError('MISSING_EMAIL')
  await auth.passwordReset.send(
    email,
    { locale: request.headers['x-firebase-locale'], continueUrl },
    networkOf(request.address),
  )
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
}
