import * as v from 'valibot'
import { AuthError } from '../../../auth/error.ts'
import { checked, type Operation } from '../operation.ts'

const schema = v.object({
  localIds: v.pipe(v.array(v.string()), v.maxLength(1000)),
  force: v.optional(v.boolean(), false),
})

/** `projects/P/accounts:batchDelete`: deleteUsers. Without `force` the real service deletes disabled accounts only. */
export const batchDelete: Operation = async (auth, body) => {
  const { localIds, force } = checked(schema, body)
  if (!force) throw new AuthError('UNIMPLEMENTED', 'projects.accounts:batchDelete without force')
  await auth.admin.deleteAll(localIds)
  return {}
}
