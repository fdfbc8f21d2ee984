/** Opaque secrets that we hand out once and keep only as SHA-256: 256 random bits need no slow hash. */
import { createHash, randomBytes } from 'node:crypto'

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
