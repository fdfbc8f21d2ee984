/** What a client says about an object, in the JSON that both surfaces share. */
import * as v from 'valibot'
import { isObject } from '../../http/json.ts'
import type { DetailChanges, ObjectDetails } from '../../storage/contract.ts'
import { StorageError } from '../../storage/error.ts'

const line = v.optional(v.pipe(v.string(), v.maxLength(1024), v.regex(/^[\x20-\x7e]*$/)))
const schema = v.object({
  contentType: line,
  cacheControl: line,
  contentDisposition: line,
  contentEncoding: line,
  contentLanguage: line,
  metadata: v.optional(v.record(v.pipe(v.string(), v.maxLength(256)), v.pipe(v.string(), v.maxLength(4096)))),
})

/**
 * What a resource says, and `contentType` where it does not say one. Throws INVALID_ARGUMENT.
 * Source: https://cloud.google.com/storage/docs/json_api/v1/objects#resource
 */
export function parseDetails(resource: unknown, contentType?: string): ObjectDetails {
  const said = isObject(resource) && resource.contentType === undefined ? { ...resource, contentType } : resource
  const result = v.safeParse(schema, said)
  if (!result.success) {
    throw new StorageError('INVALID_ARGUMENT', `Invalid value at '${v.getDotPath(result.issues[0])}'`)
  }
  return Object.fromEntries(Object.entries(result.output).filter(([, value]) => value !== undefined))
}

const change = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1024), v.regex(/^[\x20-\x7e]*$/))))
const changesSchema = v.object({
  contentType: change,
  cacheControl: change,
  contentDisposition: change,
  contentEncoding: change,
  contentLanguage: change,
  metadata: v.optional(
    v.nullable(v.record(v.pipe(v.string(), v.maxLength(256)), v.nullable(v.pipe(v.string(), v.maxLength(4096))))),
  ),
})

/** What a PATCH says: null takes a detail away. Throws INVALID_ARGUMENT. */
export function parseChanges(resource: unknown): DetailChanges {
  const result = v.safeParse(changesSchema, resource)
  if (!result.success) {
    throw new StorageError('INVALID_ARGUMENT', `Invalid value at '${v.getDotPath(result.issues[0])}'`)
  }
  return Object.fromEntries(Object.entries(result.output).filter(([, value]) => value !== undefined))
}
