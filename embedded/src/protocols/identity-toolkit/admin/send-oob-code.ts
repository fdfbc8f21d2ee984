import type { LinkOptions } from '../../../auth/actions/action-link.ts'
import type { Auth } from '../../../auth/engine.ts'
import { AuthError } from '../../../auth/error.ts'
import { oobRequest } from '../oob-request.ts'
import { checked, type Operation } from '../operation.ts'

/** `projects/P/accounts:sendOobCode`: generatePasswordResetLink and its like. The caller sends the message. */
export const sendOobCode: Operation = async (auth, body, request) => {
  const { requestType, email, newEmail, returnOobLink, continueUrl } = checked(oobRequest, body)
  if (!returnOobLink) throw new AuthError('UNIMPLEMENTED', 'projects.accounts:sendOobCode without returnOobLink')
  if (!email) throw new AuthError('MISSING_EMAIL')
  const options = { locale: request.headers['x-firebase-locale'], continueUrl }
  const oobLink = await linkOf(auth, requestType, email, newEmail, options)
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email, oobLink }
}

function linkOf(auth: Auth, requestType: string, email: string, newEmail: string, options: LinkOptions) {
  if (requestType === 'PASSWORD_RESET') return auth.passwordReset.link(email, options)
  if (requestType === 'EMAIL_SIGNIN') return auth.emailLink.link(email, options)
  if (requestType === 'VERIFY_EMAIL') return auth.emailChange.verificationLink(email, options)
  if (requestType !== 'VERIFY_AND_CHANGE_EMAIL') throw new AuthError('INVALID_REQ_TYPE')
  if (!newEmail) throw new AuthError('MISSING_NEW_EMAIL')
  return auth.emailChange.changeLink(email, newEmail, options)
}
