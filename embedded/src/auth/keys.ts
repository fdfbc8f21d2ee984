/**
 * Signing keys: RSA 2048, kept in SQLite, found by their key id. The newest unretired key of a purpose signs; a retired
 * one still verifies for as long as a token that it signed may live.
 */
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '../sqlite/database.ts'

/** `id-token` signs what people hold; `service-account` is the Admin SDK's own, for custom tokens. */
export type KeyPurpose = 'id-token' | 'service-account'

export interface SigningKey {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
}

export interface KeyRing {
  signing(purpose: KeyPurpose): SigningKey
  /** Null for an id we never made, of another purpose, or retired longer than a token lives. */
  verifying(purpose: KeyPurpose, kid: string): SigningKey | null
  /** Public halves of the purpose's live keys, as RFC 7517 writes them. */
  jwks(purpose: KeyPurpose): { keys: Record<string, unknown>[] }
  /** Makes a new signing key, retires the present one and forgets those whose tokens have all expired. */
  rotate(purpose: KeyPurpose): Promise<void>
}

const RETIRED_KEY_LIFE_MS = 2 * 60 * 60 * 1000
/** At the first start after this long another key begins to sign ID tokens. */
const ROTATE_AFTER_MS = 90 * 24 * 60 * 60 * 1000
const newKeyPair = promisify(generateKeyPair)

interface KnownKey extends SigningKey {
  purpose: KeyPurpose
  createdAt: number
  retiredAt: number | null
}

export async function openKeyRing(database: Database, now: () => number): Promise<KeyRing> {
  let known = load(database)
  const isLive = (key: KnownKey) => key.retiredAt === null || now() - key.retiredAt < RETIRED_KEY_LIFE_MS
  const current = (purpose: KeyPurpose) => known.findLast((key) => key.purpose === purpose && key.retiredAt === null)

  async function rotate(purpose: KeyPurpose): Promise<void> {
    const { privateKey } = await newKeyPair('rsa', { modulusLength: 2048 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const kid = randomBytes(20).toString('hex')
    const time = now()
    await database.write(() => {
      database.statement('DELETE FROM auth_keys WHERE retired_at < ?').run(time - RETIRED_KEY_LIFE_MS)
      database
        .statement('UPDATE auth_keys SET retired_at = ? WHERE purpose = ? AND retired_at IS NULL')
        .run(time, purpose)
      database
        .statement('INSERT INTO auth_keys (kid, purpose, private_pem, created_at) VALUES (?, ?, ?, ?)')
        .run(kid, purpose, pem, time)
    })
    known = load(database)
  }

  function isWanting(purpose: KeyPurpose): boolean {
    const key = current(purpose)
    return !key || (purpose === 'id-token' && now() - key.createdAt > ROTATE_AFTER_MS)
  }
  await Promise.all((['id-token', 'service-account'] as const).filter(isWanting).map(rotate))
  return {
    signing(purpose) {
      const key = current(purpose)
      if (!key) throw new Error(`No ${purpose} key`)
      return key
    },
    verifying: (purpose, kid) => known.find((key) => key.kid === kid && key.purpose === purpose && isLive(key)) ?? null,
    jwks: (purpose) => ({
      keys: known
        .filter((key) => key.purpose === purpose && isLive(key))
        .map((key) => ({ ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'RS256', use: 'sig' })),
    }),
    rotate,
  }
}

function load(database: Database): KnownKey[] {
  const rows = database.statement('SELECT * FROM auth_keys ORDER BY created_at, rowid').all()
  return rows.map((row) => {
    const privateKey = createPrivateKey(String(row.private_pem))
    return {
      kid: String(row.kid),
      purpose: row.purpose === 'id-token' ? 'id-token' : 'service-account',
      privateKey,
      publicKey: createPublicKey(privateKey),
      createdAt: Number(row.created_at),
      retiredAt: row.retired_at === null ? null : Number(row.retired_at),
    }
  })
}
