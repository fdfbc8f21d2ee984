import * as v from 'valibot'
import type { AccountChange } from '../../../auth/administration.ts'
import { AuthError } from '../../../auth/error.ts'
import { parseClaims } from '../../../auth/tokens/claims.ts'
import { checked } from '../operation.ts'

const schema = v.object({
  localId: v.optional(v.string()),
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  emailVerified: v.optional(v.boolean()),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  disabled: v.optional(v.boolean()),
  disableUser: v.optional(v.boolean()),
  customAttributes: v.optional(v.string()),
  validSince: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.safeInteger())),
  deleteAttribute: v.optional(v.array(v.string()), []),
  deleteProvider: v.optional(v.array(v.string()), []),
})

/** Sign-in methods that we do not have; asking for one is refused rather than forgotten. */
const notOffered = ['phoneNumber', 'mfa', 'mfaInfo', 'linkProviderUserInfo', 'tenantId']

/** The account fields of an Admin SDK request, in the engine's words. */
export function accountFields(body: Record<string, unknown>): { uid: string | undefined; change: AccountChange } {
  const unknown = notOffered.find((name) => body[name] !== undefined)
  if (unknown) throw new AuthError('UNIMPLEMENTED', `projects.accounts with ${unknown}`)
  const fields = checked(schema, body)
  const change: AccountChange = {}
  if (fields.email !== undefined) change.email = fields.email
  if (fields.password !== undefined) change.password = fields.password
  if (fields.emailVerified !== undefined) change.emailVerified = fields.emailVerified
  if (fields.displayName !== undefined) change.displayName = fields.displayName || null
  if (fields.photoUrl !== undefined) change.photoUrl = fields.photoUrl || null
  const disabled = fields.disableUser ?? fields.disabled
  if (disabled !== undefined) change.disabled = disabled
  if (fields.customAttributes !== undefined) change.claims = parseClaims(fields.customAttributes)
  if (fields.validSince !== undefined) change.validSince = fields.validSince
  if (fields.deleteAttribute.includes('DISPLAY_NAME')) change.displayName = null
  if (fields.deleteAttribute.includes('PHOTO_URL')) change.photoUrl = null
  if (fields.deleteProvider.includes('password')) change.removePassword = true
  if (fields.deleteProvider.includes('google.com')) change.removeGoogle = true
  return { uid: fields.localId, change }
}
