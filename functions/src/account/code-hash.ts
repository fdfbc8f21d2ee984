import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { codeLimits, type SignInCode } from '@varanda/domain/account/sign-in-code'
import { networkOf } from '../lib/network-of.ts'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const bytes = 32

/** Where an address's requests for codes are counted; its hash stands in the path, not the address itself. */
export function codeIdOf(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

/**
 * Where one code lies: only the browser that made the request can compute it. The line break keeps the two parts apart,
 * since no address contains one.
 */
export function askedCodeIdOf(email: string, request: string): string {
  return createHash('sha256').update(`${email}\n${request}`).digest('hex')
}

/** A network's mark in the book of an address: a hash, so that neither can be read from it. */
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
