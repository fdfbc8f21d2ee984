import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import { checked, type Operation } from '../operation.ts'
import { texts } from '../texts.ts'

const schema = v.object({ oobCode: v.optional(texts.code, ''), newPassword: v.optional(texts.password) })

/** `accounts:resetPassword`: says what a code is for, or with `newPassword` spends it. */
export const resetPassword: Operation = async (auth, body) => {
  const { oobCode, newPassword } = checked(schema, body)
  if (!oobCode) throw new AuthError('MISSING_OOB_CODE')
  const action =
    newPassword === undefined ? auth.emailChange.check(oobCode) : await auth.passwordReset.confirm(oobCode, newPassword)
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: action.kind,
    email: action.email,
    ...(action.newEmail ? { newEmail: action.newEmail } : {}),
  }
}
