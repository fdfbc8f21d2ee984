import { newAccount } from '@varanda/embedded/auth/account'
import { hashScheme, importedHash } from '@varanda/embedded/auth/passwords/imported-hash'
import { hashPassword } from '@varanda/embedded/auth/passwords/password-hash'
import { expect, test } from 'vitest'
import { accountDigest } from './account-digest.ts'
import { entryOf, grouped } from './account-entry.ts'

const account = (uid: string, passwordHash: string | null) => ({
  ...newAccount(uid, Date.UTC(2026, 0, 2)),
  ...{ email: `${uid}@example.org`, passwordHash },
})

test('passwords of today go along, with what they were made by', async () => {
  const { hash, user, losesPassword } = entryOf(account('a', await hashPassword('quintal com sombra')))
  expect(losesPassword).toBe(false)
  expect(hash).toEqual({
    hashAlgorithm: 'ARGON2',
    argon2Parameters: {
      ...{ hashType: 'ARGON2_ID', version: 'VERSION_13', memoryCostKib: 19_456, iterations: 2, parallelism: 1 },
      hashLengthBytes: 32,
    },
  })
  expect(Buffer.from(user.passwordHash as string, 'base64url')).toHaveLength(32)
  expect(Buffer.from(user.salt as string, 'base64url')).toHaveLength(16)
})

test.each([
  '$argon2id$v=19$m=32769,t=2,p=1$c2FsdHNhbHQ$aGFzaA',
  '$argon2id$v=19$m=64,t=17,p=1$c2FsdHNhbHQ$aGFzaA',
  '?',
])('a password that would not be taken stays behind: %s', (stored) => {
  expect(entryOf(account('a', stored))).toMatchObject({ hash: null, losesPassword: true })
  expect(entryOf(account('a', stored)).user).not.toHaveProperty('passwordHash')
})

test('a call has hashes of one kind, and those that were imported stay what they were', () => {
  const scheme = hashScheme({ hashAlgorithm: 'SHA256', rounds: 2 })
  const argon2 = (kib: number) => `$argon2id$v=19$m=${kib},t=2,p=1$c2FsdHNhbHQ$aGFzaA`
  const stored = [argon2(64), null, importedHash(scheme, 'aGFzaA', 'c2FsdA'), argon2(64), argon2(128), null]
  const groups = grouped(stored.map((one, at) => entryOf(account(`u${at}`, one))))
  expect(groups.map(({ users }) => users.map(({ localId }) => localId))).toEqual([
    ['u0', 'u3'],
    ['u1', 'u5'],
    ['u2'],
    ['u4'],
  ])
  expect(groups[1]!.hash).toBeNull()
  expect(groups[2]).toMatchObject({ hash: scheme, users: [{ passwordHash: 'aGFzaA', salt: 'c2FsdA' }] })
})

test('a lost password, another address or role is a difference; a time is none', () => {
  const shown = { localId: 'a', email: 'a@example.org', passwordHash: 'x', customAttributes: '{"a":1,"b":2}' }
  const kept = accountDigest(shown, true)
  const provider = { ...shown, passwordHash: undefined, providerUserInfo: [{ providerId: 'password' }] }
  expect(accountDigest({ ...provider, customAttributes: '{"b":2,"a":1}', ...{ createdAt: '1' } }, true)).toBe(kept)
  const { passwordHash: _, ...without } = shown
  for (const other of [
    without,
    { ...shown, email: 'b@example.org' },
    { ...shown, customAttributes: '{"a":2,"b":2}' },
  ]) {
    expect(accountDigest(other, true)).not.toBe(kept)
  }
})
