import * as v from 'valibot'
import { checked, type Operation } from '../operation.ts'

const schema = v.object({
  localIds: v.pipe(v.array(v.string()), v.maxLength(1000)),
  force: v.optional(v.boolean(), false),
})

/** `projects/P/accounts:batchDelete`: deleteUsers. Without `force` only disabled accounts go. */
export const batchDelete: Operation = async (auth, body) => {
  const { localIds, force } = checked(schema, body)
  const staying = await auth.admin.deleteAll(localIds, force)
  const errors = staying.map((localId) => ({
    index: localIds.indexOf(localId),
    localId,
    message: 'NOT_DISABLED : Disable the account before batch deletion.',
  }))
  return errors.length > 0 ? { errors } : {}
}
