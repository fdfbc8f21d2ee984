import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { codeLimits, type SignInCode } from '@varanda/domain/account/sign-in-code'
import { networkOf } from '../lib/network-of.ts'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const bytes = 32

/** Where the codes of an address are kept account of: the address itself is not in the path. */
export function codeIdOf(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

/** Where one code of an address lies: only who has the request finds it. No address holds a line break. */
export function askedCodeIdOf(email: string, request: string): string {
  return createHash('sha256').update(`${email}\n${request}`).digest('hex')
}

/** A network as the account of an address remembers it. */
export function networkMarkOf(email: string, address: string): string {
  return createHash('sha256')
    .update(`${email}\n${networkOf(address)}`)
    .digest('hex')
}

export function newCode(): string {
  return randomInt(10 ** codeLimits.digits)
    .toString()
    .padStart(codeLimits.digits, '0')
}

export async function hashCode(code: string): Promise<Pick<SignInCode, 'salt' | 'hash'>> {
  const salt = randomBytes(16)
  return { salt: salt.toString('base64url'), hash: (await derive(code, salt, bytes)).toString('base64url') }
}

/** In constant time, and after the same work when nothing is stored. */
export async function matchesCode(code: string, stored: Pick<SignInCode, 'salt' | 'hash'> | undefined) {
  const { salt, hash } = stored ?? { salt: '', hash: '' }
  const actual = await derive(code, Buffer.from(salt, 'base64url'), bytes)
  const expected = Buffer.from(hash, 'base64url')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
