import type { Operation } from '../operation.ts'
import { accountFields } from './fields.ts'

/** `POST projects/P/accounts`: createUser. */
export const create: Operation = async (auth, body) => {
  const { uid, change } = accountFields(body)
  const account = await auth.admin.create(uid, change)
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    ...(account.email ? { email: account.email } : {}),
  }
}
