import * as v from 'valibot'
import { checked, type Operation } from '../operation.ts'

const schema = v.object({ localId: v.string() })

/** `projects/P/accounts:delete`: deleteUser. */
export const deleteAccount: Operation = async (auth, body) => {
  await auth.admin.delete(checked(schema, body).localId)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
