import { decimalText } from '../money/format-money.ts'
import { asciiFold } from './ascii-fold.ts'
import { crc16, NotACode, readTlv, type TlvObject, writeTlv } from './tlv.ts'

/**
 * BR Code: what a bank's app reads as a request for Pix (central bank of Brazil, Manual de Padrões para Iniciação do Pix).
 * A static one, as here, may be paid any number of times and proves nothing.
 */
export const brCodeLimits = { receiver: 25, city: 15 } as const
const pixDomain = 'br.gov.bcb.pix'
/** Where no id of the transfer is said. */
export const noTxid = '***'

export interface StaticBrCode {
  /** As the directory writes it: `pixKeyOf`. */
  key: string
  /** The name by which the receiver's bank knows them, and the city. */
  receiver: string
  city: string
  /** In cents; whoever pays says how much where it is left out. */
  amount?: number
  txid?: string
}

/** Throws `RangeError` for what fits in no code: an empty name or city, a wrong id, an amount of nothing. */
export function brCode({ key, receiver, city, amount, txid = noTxid }: StaticBrCode): string {
  if (txid !== noTxid && !/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new RangeError('not an id of a transfer')
  if (amount !== undefined && amount <= 0) throw new RangeError('an amount of nothing')
  const value = amount === undefined ? undefined : decimalText({ amount, currency: 'BRL' })
  return writeBrCode([
    { id: '00', value: '01' },
    {
      id: '26',
      value: [
        { id: '00', value: pixDomain },
        { id: '01', value: key },
      ],
    },
    { id: '52', value: '0000' },
    { id: '53', value: '986' },
    ...(value === undefined ? [] : [{ id: '54', value }]),
    { id: '58', value: 'BR' },
    { id: '59', value: asciiFold(receiver, brCodeLimits.receiver) },
    { id: '60', value: asciiFold(city, brCodeLimits.city) },
    { id: '62', value: [{ id: '05', value: txid }] },
  ])
}

/** Objects as a code, whose check they do not hold. */
export function writeBrCode(objects: readonly TlvObject[]): string {
  const checked = `${writeTlv(objects)}6304`
  return `${checked}${crc16(checked)}`
}

/** The objects of any such code, static or not, but for its check. Throws `NotACode` where that does not fit. */
export function readBrCode(code: string): TlvObject[] {
  const checked = code.slice(0, -4)
  if (!checked.endsWith('6304') || crc16(checked) !== code.slice(-4)) throw new NotACode('its check does not fit')
  return readTlv(checked.slice(0, -4))
}
