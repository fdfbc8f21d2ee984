import * as v from 'valibot'
import type { ImportedAccount } from '../../../auth/administration.ts'
import { AuthError } from '../../../auth/error.ts'
import { type HashScheme, hashScheme, importedHash } from '../../../auth/passwords/imported-hash.ts'
import { parseClaims } from '../../../auth/tokens/claims.ts'
import { checked, type Operation } from '../operation.ts'

const MAX_ACCOUNTS = 1000

const milliseconds = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.safeInteger())
const user = v.object({
  localId: v.string(),
  email: v.optional(v.string()),
  emailVerified: v.optional(v.boolean(), false),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  disabled: v.optional(v.boolean(), false),
  passwordHash: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  salt: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
  emailLinkSignin: v.optional(v.boolean(), false),
  customAttributes: v.optional(v.string(), '{}'),
  createdAt: v.optional(milliseconds),
  lastLoginAt: v.optional(milliseconds),
  providerUserInfo: v.optional(
    v.array(v.object({ providerId: v.string(), rawId: v.string(), email: v.optional(v.string()) })),
    [],
  ),
})
const schema = v.object({ users: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MAX_ACCOUNTS)) })

/** What we have no way in for; an account that relies on it is refused rather than taken without. */
const notOffered = ['phoneNumber', 'mfaInfo', 'tenantId']

/** `projects/P/accounts:batchCreate`: importUsers. Each account that cannot be taken is told by its index. */
export const batchCreate: Operation = async (auth, body) => {
  const { users } = checked(schema, body)
  const scheme = body.hashAlgorithm === undefined ? null : hashScheme(body)
  const errors: { index: number; message: string }[] = []
  const taken: { index: number; account: ImportedAccount }[] = []
  for (const [index, fields] of users.entries()) {
    try {
      taken.push({ index, account: accountOf(fields, scheme) })
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      errors.push({ index, message: error.message })
    }
  }
  const refused = await auth.admin.import(taken.map(({ account }) => account))
  errors.push(...refused.map(({ index, message }) => ({ index: taken[index]!.index, message })))
  return { kind: 'identitytoolkit#UploadAccountResponse', ...(errors.length > 0 ? { error: errors } : {}) }
}

function accountOf(raw: Record<string, unknown>, scheme: HashScheme | null): ImportedAccount {
  const unknown = notOffered.find((name) => raw[name] !== undefined)
  if (unknown) throw new AuthError('UNIMPLEMENTED', `importUsers with ${unknown}`)
  const fields = checked(user, raw)
  const foreign = fields.providerUserInfo.find(({ providerId }) => !['google.com', 'password'].includes(providerId))
  if (foreign) throw new AuthError('UNIMPLEMENTED', `importUsers with ${foreign.providerId}`)
  const google = fields.providerUserInfo.find(({ providerId }) => providerId === 'google.com')
  if (fields.passwordHash !== undefined && !scheme) throw new AuthError('INVALID_HASH_ALGORITHM')
  return {
    uid: fields.localId,
    email: fields.email ?? null,
    emailVerified: fields.emailVerified,
    passwordHash: scheme && fields.passwordHash ? importedHash(scheme, fields.passwordHash, fields.salt) : null,
    emailLink: fields.emailLinkSignin,
    google: google ? { subject: google.rawId, email: google.email ?? null } : null,
    displayName: fields.displayName || null,
    photoUrl: fields.photoUrl || null,
    disabled: fields.disabled,
    claims: parseClaims(fields.customAttributes),
    createdAt: fields.createdAt ?? null,
    lastLoginAt: fields.lastLoginAt ?? null,
  }
}
