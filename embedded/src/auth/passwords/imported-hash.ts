/**
 * Password hashes of another service, as `importUsers` brings them: kept as they came, and replaced by ours at the
 * first sign-in that fits. Only what node:crypto can compute is taken.
 * Source: https://firebase.google.com/docs/auth/admin/import-users
 */
import {
  argon2 as argon2WithCallback,
  createCipheriv,
  createHash,
  createHmac,
  pbkdf2 as pbkdf2WithCallback,
  scrypt as scryptWithCallback,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { AuthError } from '../error.ts'

const argon2 = promisify(argon2WithCallback)
const pbkdf2 = promisify(pbkdf2WithCallback)
const scrypt = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scryptWithCallback,
)

const PREFIX = 'imported:'
/** Memory that one scrypt may take; beyond it the import is refused rather than every sign-in. */
const MAX_SCRYPT_BYTES = 128 * 2 ** 20

/** What Google takes of Argon2, which is also the most that one sign-in may cost here. */
const argon2Most = { memoryKib: 32_768, passes: 16, lanes: 16, bytes: 1024 }
const argon2Types = { ARGON2_D: 'argon2d', ARGON2_I: 'argon2i', ARGON2_ID: 'argon2id' } as const
/** Least bytes of a salt, and KiB for each lane, that Argon2 itself asks for (RFC 9106, 3.1). */
const argon2Least = { salt: 8, kibOfLane: 8 }

const base64 = v.pipe(v.string(), v.maxLength(4096))
const count = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const hmac = { signerKey: base64 }
const iterated = { rounds: count(0, 120_000) }

/** The algorithm and its parameters, by the names of `accounts:batchCreate`. */
const schemeSchema = v.variant('hashAlgorithm', [
  v.object({ hashAlgorithm: v.picklist(['HMAC_SHA512', 'HMAC_SHA256', 'HMAC_SHA1', 'HMAC_MD5']), ...hmac }),
  v.object({ hashAlgorithm: v.picklist(['SHA512', 'SHA256', 'SHA1', 'MD5']), rounds: count(0, 8192) }),
  v.object({ hashAlgorithm: v.picklist(['PBKDF_SHA1', 'PBKDF2_SHA256']), ...iterated }),
  v.object({
    hashAlgorithm: v.literal('SCRYPT'),
    signerKey: base64,
    saltSeparator: v.optional(base64, ''),
    rounds: count(1, 8),
    memoryCost: count(1, 14),
  }),
  v.object({
    hashAlgorithm: v.literal('STANDARD_SCRYPT'),
    cpuMemCost: count(2, 2 ** 20),
    parallelization: count(1, 16),
    blockSize: count(1, 64),
    dkLen: count(16, 256),
  }),
  v.object({
    hashAlgorithm: v.literal('ARGON2'),
    argon2Parameters: v.object({
      hashType: v.picklist(['ARGON2_D', 'ARGON2_I', 'ARGON2_ID']),
      memoryCostKib: count(argon2Least.kibOfLane, argon2Most.memoryKib),
      iterations: count(1, argon2Most.passes),
      parallelism: count(1, argon2Most.lanes),
      hashLengthBytes: count(4, argon2Most.bytes),
      version: v.optional(v.literal('VERSION_13'), 'VERSION_13'),
      associatedData: v.optional(base64, ''),
    }),
  }),
])
export type HashScheme = v.InferOutput<typeof schemeSchema>

const storedSchema = v.object({ scheme: schemeSchema, salt: v.string(), hash: v.string() })

/** INVALID_HASH_ALGORITHM, naming one that cannot be verified here (BCRYPT), or INVALID_ARGUMENT for odd parameters. */
export function hashScheme(fields: Record<string, unknown>): HashScheme {
  const { hashAlgorithm } = fields
  const result = v.safeParse(schemeSchema, fields)
  const [issue] = result.issues ?? []
  if (issue && v.getDotPath(issue) === 'hashAlgorithm') {
    throw new AuthError('INVALID_HASH_ALGORITHM', `${String(hashAlgorithm)} cannot be verified here`)
  }
  if (issue) throw new AuthError('INVALID_ARGUMENT', `Invalid value at '${v.getDotPath(issue) ?? 'hash'}'`)
  const scheme = result.output as HashScheme
  if (scheme.hashAlgorithm === 'STANDARD_SCRYPT') {
    const { cpuMemCost, blockSize } = scheme
    const isPowerOfTwo = (cpuMemCost & (cpuMemCost - 1)) === 0
    if (!isPowerOfTwo || 128 * cpuMemCost * blockSize > MAX_SCRYPT_BYTES) {
      throw new AuthError('INVALID_ARGUMENT', "Invalid value at 'cpuMemCost'")
    }
  }
  if (scheme.hashAlgorithm === 'ARGON2') {
    const { memoryCostKib, parallelism } = scheme.argon2Parameters
    if (memoryCostKib < argon2Least.kibOfLane * parallelism) {
      throw new AuthError('INVALID_ARGUMENT', "Invalid value at 'argon2Parameters.memoryCostKib'")
    }
  }
  return scheme
}

/**
 * `hash` and `salt` in base64url, as they are kept until the first sign-in. INVALID_ARGUMENT for a salt that the
 * algorithm cannot work with.
 */
export function importedHash(scheme: HashScheme, hash: string, salt: string): string {
  if (scheme.hashAlgorithm === 'ARGON2' && Buffer.from(salt, 'base64url').length < argon2Least.salt) {
    throw new AuthError('INVALID_ARGUMENT', "Invalid value at 'salt'")
  }
  return PREFIX + JSON.stringify({ scheme, hash, salt })
}

export function isImported(stored: string | null): stored is string {
  return stored?.startsWith(PREFIX) ?? false
}

/** What `importedHash` wrote. */
export function readImported(stored: string): { scheme: HashScheme; salt: string; hash: string } {
  return v.parse(storedSchema, JSON.parse(stored.slice(PREFIX.length)))
}

/** Compares in constant time. */
export async function matchesImported(password: string, stored: string): Promise<boolean> {
  const { scheme, salt, hash } = readImported(stored)
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), scheme, expected.length)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

async function derive(password: string, salt: Buffer, scheme: HashScheme, length: number): Promise<Buffer> {
  switch (scheme.hashAlgorithm) {
    case 'HMAC_SHA512':
    case 'HMAC_SHA256':
    case 'HMAC_SHA1':
    case 'HMAC_MD5':
      return createHmac(scheme.hashAlgorithm.slice(5).toLowerCase(), Buffer.from(scheme.signerKey, 'base64url'))
        .update(password)
        .update(salt)
        .digest()
    case 'SHA512':
    case 'SHA256':
    case 'SHA1':
    case 'MD5':
      return digestRepeatedly(
        scheme.hashAlgorithm.toLowerCase(),
        Buffer.concat([salt, Buffer.from(password)]),
        scheme.rounds,
      )
    case 'PBKDF_SHA1':
    case 'PBKDF2_SHA256':
      return pbkdf2(
        password,
        salt,
        Math.max(1, scheme.rounds),
        length,
        scheme.hashAlgorithm === 'PBKDF_SHA1' ? 'sha1' : 'sha256',
      )
    case 'STANDARD_SCRYPT': {
      const { cpuMemCost, blockSize, parallelization, dkLen } = scheme
      return scrypt(password, salt, dkLen, {
        N: cpuMemCost,
        r: blockSize,
        p: parallelization,
        maxmem: 2 * MAX_SCRYPT_BYTES,
      })
    }
    case 'ARGON2': {
      const { hashType, memoryCostKib, iterations, parallelism, hashLengthBytes, associatedData } =
        scheme.argon2Parameters
      return argon2(argon2Types[hashType], {
        message: Buffer.from(password),
        nonce: salt,
        memory: memoryCostKib,
        passes: iterations,
        parallelism,
        tagLength: hashLengthBytes,
        ...(associatedData && { associatedData: Buffer.from(associatedData, 'base64url') }),
      })
    }
    case 'SCRYPT': {
      // Firebase's own: the derived key encrypts the signer key, and that is what is kept.
      const { memoryCost, rounds, saltSeparator, signerKey } = scheme
      const seasoned = Buffer.concat([salt, Buffer.from(saltSeparator, 'base64url')])
      const key = await scrypt(password, seasoned, 32, {
        N: 2 ** memoryCost,
        r: rounds,
        p: 1,
        maxmem: MAX_SCRYPT_BYTES,
      })
      const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
      return Buffer.concat([cipher.update(Buffer.from(signerKey, 'base64url')), cipher.final()])
    }
  }
}

function digestRepeatedly(name: string, input: Buffer, rounds: number): Buffer {
  let bytes = input
  for (let round = 0; round < Math.max(1, rounds); round += 1) bytes = createHash(name).update(bytes).digest()
  return bytes
}
