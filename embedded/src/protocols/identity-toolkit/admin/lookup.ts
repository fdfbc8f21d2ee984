import * as v from 'valibot'
import type { Account } from '../../../auth/account.ts'
import { normalEmail } from '../../../auth/account.ts'
import { AuthError } from '../../../auth/error.ts'
import { checked, type Operation } from '../operation.ts'
import { userInfo } from '../user-info.ts'

const schema = v.object({
  localId: v.optional(v.array(v.string()), []),
  email: v.optional(v.array(v.string()), []),
})

/** `projects/P/accounts:lookup`: getUser, getUserByEmail, getUsers. Unknown ones are left out of the answer. */
export const lookup: Operation = async (auth, body) => {
  for (const name of ['phoneNumber', 'federatedUserId']) {
    if (body[name] !== undefined) throw new AuthError('UNIMPLEMENTED', `projects.accounts:lookup with ${name}`)
  }
  const { localId, email } = checked(schema, body)
  const found = new Map<string, Account>()
  for (const account of [
    ...localId.map((uid) => auth.accounts.byUid(uid)),
    ...email.map((address) => auth.accounts.byEmail(normalEmail(address))),
  ]) {
    if (account) found.set(account.uid, account)
  }
  const users = [...found.values()].map((account) => userInfo(account, true))
  return { kind: 'identitytoolkit#GetAccountInfoResponse', ...(users.length > 0 ? { users } : {}) }
}
