import { AuthError } from '../../../auth/error.ts'
import { networkOf } from '../../../http/client-address.ts'
import { oobRequest } from '../oob-request.ts'
import { checked, type Operation } from '../operation.ts'

/**
 * `accounts:sendOobCode`: a message for a forgotten password, to sign in, to verify or to change an address. It never
 * gives the link to the caller, whatever they ask for.
 */
export const sendOobCode: Operation = async (auth, body, request) => {
  const { requestType, email, newEmail, idToken, continueUrl } = checked(oobRequest, body)
  const options = { locale: request.headers['x-firebase-locale'], continueUrl }
  const network = networkOf(request.address)
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse'
  if (requestType === 'VERIFY_EMAIL' || requestType === 'VERIFY_AND_CHANGE_EMAIL') {
    if (!idToken) throw new AuthError('MISSING_ID_TOKEN')
    if (requestType === 'VERIFY_EMAIL') {
      return { kind, email: await auth.emailChange.sendVerification(idToken, options, network) }
    }
    if (!newEmail) throw new AuthError('MISSING_NEW_EMAIL')
    await auth.emailChange.sendChange(idToken, newEmail, options, network)
    return { kind, email: newEmail }
  }
  if (requestType !== 'PASSWORD_RESET' && requestType !== 'EMAIL_SIGNIN') throw new AuthError('INVALID_REQ_TYPE')
  if (!email) throw new AuthError('MISSING_EMAIL')
  if (requestType === 'PASSWORD_RESET') await auth.passwordReset.send(email, options, network)
  else await auth.emailLink.send(email, options, network)
  return { kind, email }
}
