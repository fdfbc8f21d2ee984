/**
 * Signing keys: RSA 2048, kept in SQLite, found by their key id. The newest unretired key of a purpose signs; a retired
 * one still verifies for as long as a token that it signed may live.
 */
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '../../sqlite/database.ts'

/**
 * `id-token` and `session-cookie` sign what people hold; `service-account` is the Admin SDK's own, for custom tokens.
 */
const purposes = ['id-token', 'session-cookie', 'service-account'] as const
export type KeyPurpose = (typeof purposes)[number]

export interface SigningKey {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
}

export interface KeyRing {
  /** The present one. One that has served its time is replaced in the background. */
  signing(purpose: KeyPurpose): SigningKey
  /** Makes the first key of a purpose that is not used in every instance. */
  ensure(purpose: KeyPurpose): Promise<void>
  /** Null for an id we never made, of another purpose, or retired longer than a token lives. */
  verifying(purpose: KeyPurpose, kid: string): SigningKey | null
  /** Public halves of the purpose's live keys, as RFC 7517 writes them. */
  jwks(purpose: KeyPurpose): { keys: Record<string, unknown>[] }
  /** Makes a new signing key, retires the present one and forgets those whose tokens have all expired. */
  rotate(purpose: KeyPurpose): Promise<void>
}

const HOUR_MS = 60 * 60 * 1000
/** Longer than the longest token of the purpose. */
const retiredLifeMs: Record<KeyPurpose, number> = {
  'id-token': 2 * HOUR_MS,
  'session-cookie': 15 * 24 * HOUR_MS,
  'service-account': 2 * HOUR_MS,
}
/** After this long another key begins to sign. The service account's is in a file that others hold: it stays. */
const ROTATE_AFTER_MS = 90 * 24 * HOUR_MS
const newKeyPair = promisify(generateKeyPair)

interface KnownKey extends SigningKey {
  purpose: KeyPurpose
  createdAt: number
  retiredAt: number | null
}

export async function openKeyRing(database: Database, now: () => number): Promise<KeyRing> {
  let known = load(database)
  const isLive = (key: KnownKey) => key.retiredAt === null || now() - key.retiredAt < retiredLifeMs[key.purpose]
  const current = (purpose: KeyPurpose) => known.findLast((key) => key.purpose === purpose && key.retiredAt === null)

  async function rotate(purpose: KeyPurpose): Promise<void> {
    const { privateKey } = await newKeyPair('rsa', { modulusLength: 2048 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const kid = randomBytes(20).toString('hex')
    const time = now()
    await database.write(() => {
      for (const [name, life] of Object.entries(retiredLifeMs)) {
        database.statement('DELETE FROM auth_keys WHERE purpose = ? AND retired_at < ?').run(name, time - life)
      }
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
    return !key || (purpose !== 'service-account' && now() - key.createdAt > ROTATE_AFTER_MS)
  }

  const underWay = new Map<KeyPurpose, Promise<void>>()
  /** Once at a time. */
  function renew(purpose: KeyPurpose): Promise<void> {
    const running = underWay.get(purpose) ?? rotate(purpose).finally(() => underWay.delete(purpose))
    underWay.set(purpose, running)
    return running
  }
  await Promise.all((['id-token', 'service-account'] as const).filter(isWanting).map(renew))
  return {
    signing(purpose) {
      const key = current(purpose)
      if (!key) throw new Error(`No ${purpose} key`)
      // It goes on signing when that fails, for example because the instance is closing: the next one tries again.
      if (isWanting(purpose)) renew(purpose).catch(() => {})
      return key
    },
    ensure: async (purpose) => {
      if (!current(purpose)) await renew(purpose)
    },
    verifying: (purpose, kid) => known.find((key) => key.kid === kid && key.purpose === purpose && isLive(key)) ?? null,
    jwks: (purpose) => ({
      keys: known
        .filter((key) => key.purpose === purpose && isLive(key))
        .map((key) => ({ ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'RS256', use: 'sig' })),
    }),
    rotate: renew,
  }
}

function load(database: Database): KnownKey[] {
  const rows = database.statement('SELECT * FROM auth_keys ORDER BY created_at, rowid').all()
  return rows.map((row) => {
    const privateKey = createPrivateKey(String(row.private_pem))
    return {
      kid: String(row.kid),
      purpose: purposes.find((name) => name === row.purpose) ?? 'service-account',
      privateKey,
      publicKey: createPublicKey(privateKey),
      createdAt: Number(row.created_at),
      retiredAt: row.retired_at === null ? null : Number(row.retired_at),
    }
  })
}
