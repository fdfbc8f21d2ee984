import type { Money } from './amount.ts'
import { currencies } from './currency.ts'

/** An amount as a decimal text with a point, as banks and files take it: `1234.50`, `1234` in yen. */
export function decimalText({ amount, currency }: Money): string {
  const { decimals } = currencies[currency]
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const sign = amount < 0 ? '-' : ''
  if (decimals === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/**
 * As its reader writes it: `R$ 1.234,50`. `short` leaves out what is behind the comma where that is nothing. It goes by a
 * text: `Intl` takes that digit by digit, and a number only as far as floating point goes.
 */
export function formatMoney(money: Money, locale: string, short: 'short' | 'whole' = 'whole'): string {
  const { currency } = money
  const { decimals } = currencies[currency]
  const text = decimalText(money)
  const isRound = short === 'short' && /\.0+$/.test(text)
  const fractionDigits = isRound ? 0 : decimals
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
  return format.format(text as `${number}`)
}
