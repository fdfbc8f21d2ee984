/** An account as `accounts:batchCreate` takes it. Source: https://cloud.google.com/identity-platform/docs/reference/rest */
import type { Account } from '@varanda/embedded/auth/account'
import { AuthError } from '@varanda/embedded/auth/error'
import { hashScheme, isImported, readImported } from '@varanda/embedded/auth/passwords/imported-hash'
import { readHash } from '@varanda/embedded/auth/passwords/password-hash'

export interface AccountEntry {
  /** Parameters of its hash, which go beside the accounts of a call; null for an account without a password. */
  hash: Record<string, unknown> | null
  user: { localId: string } & Record<string, unknown>
  /** It has a password that the project could not check. */
  losesPassword: boolean
}

export function entryOf(account: Account): AccountEntry {
  const password = passwordOf(account.passwordHash)
  const { uid, email, displayName, photoUrl, google, claims, lastLoginAt } = account
  return {
    hash: password?.hash ?? null,
    losesPassword: account.passwordHash !== null && !password,
    user: {
      localId: uid,
      ...(email && { email }),
      emailVerified: account.emailVerified,
      ...(account.emailLink && { emailLinkSignin: true }),
      ...(displayName && { displayName }),
      ...(photoUrl && { photoUrl }),
      disabled: account.disabled,
      ...(Object.keys(claims).length > 0 && { customAttributes: JSON.stringify(claims) }),
      createdAt: String(account.createdAt),
      ...(lastLoginAt !== null && { lastLoginAt: String(lastLoginAt) }),
      ...(google && {
        providerUserInfo: [
          { providerId: 'google.com', rawId: google.subject, ...(google.email && { email: google.email }) },
        ],
      }),
      ...(password && { passwordHash: password.passwordHash, salt: password.salt }),
    },
  }
}

/** Accounts of one call: their hashes have the same parameters. */
export interface AccountGroup extends Pick<AccountEntry, 'hash'> {
  users: AccountEntry['user'][]
}

export function grouped(entries: readonly AccountEntry[]): AccountGroup[] {
  const groups = new Map<string, AccountGroup>()
  for (const { hash, user } of entries) {
    const key = JSON.stringify(hash)
    const group = groups.get(key) ?? { hash, users: [] }
    group.users.push(user)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Null also for one that is beyond what is taken there, which is what our own import takes. */
function passwordOf(
  stored: string | null,
): { hash: Record<string, unknown>; passwordHash: string; salt: string } | null {
  if (stored === null) return null
  if (isImported(stored)) {
    const { scheme, hash: passwordHash, salt } = readImported(stored)
    return { hash: scheme, passwordHash, salt }
  }
  const parts = readHash(stored)
  if (!parts) return null
  const hash = {
    hashAlgorithm: 'ARGON2',
    argon2Parameters: {
      ...{ hashType: 'ARGON2_ID', version: 'VERSION_13', memoryCostKib: parts.memoryKib, iterations: parts.passes },
      ...{ parallelism: parts.lanes, hashLengthBytes: parts.tag.length },
    },
  }
  try {
    hashScheme(hash)
  } catch (error) {
    if (error instanceof AuthError) return null
    throw error
  }
  return { hash, passwordHash: parts.tag.toString('base64url'), salt: parts.salt.toString('base64url') }
}
