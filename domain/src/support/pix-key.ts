import * as v from 'valibot'

/** What a key of Pix can be: a person's or a company's number, a phone, an address, or a random one. */
export const pixKeyKinds = ['evp', 'phone', 'email', 'cpf', 'cnpj'] as const
export type PixKeyKind = (typeof pixKeyKinds)[number]

export interface PixKey {
  kind: PixKeyKind
  /** As the directory of the central bank writes it. */
  key: string
}

const upTo = (most: number, least = 2) => Array.from({ length: most - least + 1 }, (_, at) => most - at)
const cpfWeights = [upTo(10), upTo(11)]
const cnpjWeights = [
  [...upTo(5), ...upTo(9)],
  [...upTo(6), ...upTo(9)],
]

/** The check digit by modulo 11; a letter counts as its code less 48. */
function checkDigit(text: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * (text.charCodeAt(at) - 48), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

function endsRight(text: string, weights: readonly (readonly number[])[]): boolean {
  const begin = text.length - weights.length
  return weights.every((each, at) => checkDigit(text, each) === Number(text[begin + at]))
}

const allSame = /^(.)\1*$/
/** The areas of Brazil's telephones. */
const areas = /^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])$/
const onlyMarks = /[\s.\-/]/g

/**
 * How a key of each kind is written in the directory, or undefined where it is none (bacen/pix-dict-api). What kind it is
 * has to be said: eleven digits are a person's number and a phone.
 */
const readers: Record<PixKeyKind, (text: string) => string | undefined> = {
  cpf: (text) => {
    const digits = text.replace(onlyMarks, '')
    return /^\d{11}$/.test(digits) && !allSame.test(digits) && endsRight(digits, cpfWeights) ? digits : undefined
  },
  // Since 2026 with letters in all but the check digits.
  cnpj: (text) => {
    const signs = text.replace(onlyMarks, '').toUpperCase()
    const isOne = /^[0-9A-Z]{12}\d{2}$/.test(signs) && !allSame.test(signs)
    return isOne && endsRight(signs, cnpjWeights) ? signs : undefined
  },
  // A mobile of Brazil: one of its areas, then a 9 and eight digits more.
  phone: (text) => {
    const digits = text.replace(/[\s()\-.]/g, '').replace(/^\+?55(?=\d{11}$)/, '')
    return areas.test(digits.slice(0, 2)) && /^\d{2}9\d{8}$/.test(digits) ? `+55${digits}` : undefined
  },
  email: (text) => {
    const address = text.trim().toLowerCase()
    const isOne = address.length <= 77 && /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(address)
    return isOne ? address : undefined
  },
  evp: (text) => {
    const id = text.trim().toLowerCase()
    return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined
  },
}

export function pixKeyOf(kind: PixKeyKind, text: string): string | undefined {
  return readers[kind](text)
}

/** A key as somebody typed it, with its kind; the answer has it as the directory does. */
export const pixKeySchema = v.pipe(
  v.object({ kind: v.picklist(pixKeyKinds), key: v.pipe(v.string(), v.maxLength(120)) }),
  v.transform(({ kind, key }) => ({ kind, key: pixKeyOf(kind, key) ?? '' })),
  v.check(({ key }) => key !== ''),
)
