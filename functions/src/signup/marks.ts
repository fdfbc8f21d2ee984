import { createHmac } from 'node:crypto'
import { searchKeys, searchWords } from '@varanda/domain/member/directory'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { instanceKey } from '../instance/instance-key.ts'

/**
 * By what administrators find a request and those like it. Written once somebody owns its address: what anybody may
 * type into a form takes no place among what they find.
 */
export async function findableBy(asked: { email: string; phone: string; name: string }) {
  return { keys: searchKeys(asked.name, asked.email), marks: await marksOf(asked) } satisfies Partial<SignupRequest>
}

/**
 * What tells that two requests may be one person's: address, phone and name, each as a keyed hash. The key stays in
 * this instance, so that a mark that outlives its request leads nobody back to an address.
 */
async function marksOf(asked: { email: string; phone: string; name: string }): Promise<string[]> {
  const key = await instanceKey('signup-marks')
  const mark = (kind: string, text: string) =>
    `${kind}:${createHmac('sha256', key).update(`${kind} ${text}`).digest('base64url').slice(0, 22)}`
  const phone = plainPhone(asked.phone)
  const name = searchWords(asked.name).join(' ')
  return [mark('e', plainAddress(asked.email)), ...(phone ? [mark('p', phone)] : []), mark('n', name)]
}

/** Without the part after a plus sign, which many mail services ignore. */
const plainAddress = (email: string) => email.replace(/\+[^@]*@/, '@')

/** The number without country code and without the zero of a long-distance call. */
function plainPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits
}
