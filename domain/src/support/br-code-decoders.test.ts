/** What we write is read as it was meant by two decoders that are not ours. */
import { getPixPayloadInfo, isValidPixKey } from '@brazilian-utils/brazilian-utils'
import { hasError, parsePix } from 'pix-utils'
import { describe, expect, it } from 'vitest'
import { asciiFold } from './ascii-fold.ts'
import { brCode } from './br-code.ts'
import { type PixKeyKind, pixKeyKinds, pixKeyOf } from './pix-key.ts'

/** Mulberry32: the same codes at each run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

const random = randomFrom(20_260_711)
const of = (signs: string, length: number) => Array.from({ length }, () => signs[random(signs.length)]).join('')
const digits = '0123456789'
const hex = '0123456789abcdef'
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Guesses until its check digits fit. */
function numberOf(kind: PixKeyKind, begin: () => string): string {
  for (;;) {
    const start = begin()
    for (let end = 0; end < 100; end++) {
      const key = pixKeyOf(kind, `${start}${String(end).padStart(2, '0')}`)
      if (key) return key
    }
  }
}

const keys: Record<PixKeyKind, () => string> = {
  cpf: () => numberOf('cpf', () => of(digits, 9)),
  cnpj: () => numberOf('cnpj', () => of(random(2) ? digits : `${digits}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 12)),
  phone: () => pixKeyOf('phone', `${['11', '21', '38', '55', '79', '81', '98'][random(7)]}9${of(digits, 8)}`)!,
  email: () => pixKeyOf('email', `${of(letters, 1 + random(60))}@${of(letters, 3)}.example`)!,
  evp: () => [8, 4, 4, 4, 12].map((length) => of(hex, length)).join('-'),
}
const names = [
  'Conceição',
  'Ægir',
  'José',
  'Łukasz',
  'Antônia',
  'Straße',
  'João',
  'D’Ávila',
  'Åsa',
  'Íris',
  'Ñuñoa',
  'Zoë',
]
const nameOf = () => Array.from({ length: 1 + random(5) }, () => names[random(names.length)]).join(' ')

describe('500 codes of random keys, names and amounts', () => {
  const codes = Array.from({ length: 500 }, (_, n) => {
    const kind = pixKeyKinds[n % pixKeyKinds.length]!
    const meant = {
      ...{ key: keys[kind](), receiver: nameOf(), city: nameOf() },
      ...(n % 7 > 0 && { amount: 1 + random(1_000_000_000) }),
      ...(n % 3 > 0 && { txid: of(`${digits}${letters}ABCDEF`, 1 + random(25)) }),
    }
    return { kind, meant, code: brCode(meant) }
  })
  const decimal = (amount: number) => Number(`${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`)

  it('have keys that are keys', () => {
    const refused = codes.filter(({ meant: { key } }) => !isValidPixKey(key))
    // Companies' numbers with letters are newer than what it asks.
    expect(refused.every(({ kind, meant: { key } }) => kind === 'cnpj' && /[A-Z]/.test(key))).toBe(true)
  })

  it('are read by @brazilian-utils/brazilian-utils', () => {
    for (const { meant, code } of codes) {
      const info = getPixPayloadInfo(code)
      expect(info, code).toMatchObject({ key: meant.key, merchantName: asciiFold(meant.receiver, 25) })
      expect(info, code).toMatchObject({ merchantCity: asciiFold(meant.city, 15) })
      expect(info?.amount, code).toBe(meant.amount === undefined ? undefined : decimal(meant.amount))
      expect(info?.txid ?? '***', code).toBe(meant.txid ?? '***')
    }
  })

  it('are read by pix-utils', () => {
    for (const { meant, code } of codes) {
      const pix = parsePix(code)
      if (hasError(pix)) throw new Error(code)
      expect(pix, code).toMatchObject({ pixKey: meant.key, merchantName: asciiFold(meant.receiver, 25) })
      expect(pix, code).toMatchObject({ merchantCity: asciiFold(meant.city, 15), txid: meant.txid ?? '***' })
      expect((pix as { transactionAmount?: number }).transactionAmount ?? 0, code).toBe(
        meant.amount === undefined ? 0 : decimal(meant.amount),
      )
    }
  })
})
