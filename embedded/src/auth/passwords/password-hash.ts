/**
 * argon2id with the parameters OWASP gives (19 MiB, 2 passes, 1 lane), kept as a PHC string so that stronger ones can
 * follow; beyond 32 MiB Google would not take them with an account that moves there. Source: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32

const derive = promisify(argon2)

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive('argon2id', parameters(password, salt, MEMORY_KIB, PASSES, LANES, TAG_BYTES))
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Compares in constant time. A stored string that is not ours matches nothing. */
export async function matchesPassword(password: string, stored: string): Promise<boolean> {
  const parts = readHash(stored)
  if (!parts) return false
  const { memoryKib, passes, lanes, salt, tag } = parts
  const actual = await derive('argon2id', parameters(password, salt, memoryKib, passes, lanes, tag.length))
  return timingSafeEqual(actual, tag)
}

/** The parts of what `hashPassword` wrote; null for any other string. */
export function readHash(
  stored: string,
): { memoryKib: number; passes: number; lanes: number; salt: Buffer; tag: Buffer } | null {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!parts) return null
  const [memoryKib, passes, lanes] = parts.slice(1, 4).map(Number) as [number, number, number]
  const [salt, tag] = parts.slice(4).map((text) => Buffer.from(text, 'base64')) as [Buffer, Buffer]
  return { memoryKib, passes, lanes, salt, tag }
}

function parameters(
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
  tagLength: number,
) {
  return { message: Buffer.from(password.normalize('NFC'), 'utf8'), nonce, memory, passes, parallelism, tagLength }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
