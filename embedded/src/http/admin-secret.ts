/**
 * What opens the admin plane: a secret that is new at each start. Loopback alone would let in every account of the
 * machine. Who runs as the server's own user finds it in the data folder.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The header that carries it; `Authorization` belongs to the Admin SDK. */
export const ADMIN_SECRET_HEADER = 'x-varanda-admin-secret'

/** Which worker asks: what it has begun ends with it. */
export const ADMIN_WORKER_HEADER = 'x-varanda-worker'

const fileIn = (dataDir: string) => join(dataDir, 'admin-secret')

/** Makes the secret of this start and writes it for its owner's eyes only. */
export function writeAdminSecret(dataDir: string): string {
  const secret = randomBytes(32).toString('base64url')
  forgetAdminSecret(dataDir)
  writeFileSync(fileIn(dataDir), secret, { mode: 0o600, flag: 'wx' })
  return secret
}

/** That of the server which runs on this folder. Throws when none does, or another account's. */
export function readAdminSecret(dataDir: string): string {
  return readFileSync(fileIn(dataDir), 'utf8').trim()
}

export function forgetAdminSecret(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true })
}
