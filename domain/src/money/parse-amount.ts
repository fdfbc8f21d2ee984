import { mostAmount } from './amount.ts'
import { type Currency, currencies } from './currency.ts'

/** The signs that people write around an amount. */
const signs =
  /^(?:R\$|US\$|CA\$|C\$|JP¥|\$|€|£|¥|CHF|BRL|USD|EUR|GBP|CAD|JPY)\s*|\s*(?:R\$|JP¥|\$|€|£|¥|CHF|BRL|USD|EUR|GBP|CAD|JPY)$/giu
const plain = /^(\d{1,12})(?:([.,])(\d+))?$/
/** Groups of three, all by one sign, and behind them the other one before what is less than a unit. */
const grouped = /^(\d{1,3}(?:([. '’\u00a0\u202f,])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/u

/**
 * The amount in minor units that somebody wrote as `12`, `12,34`, `12.34`, `1.234,56`, `1,234.56` or `1 234,56`; undefined
 * for what is none, or could be meant in two ways. Never goes by floating point.
 */
export function parseAmount(text: string, currency: Currency): number | undefined {
  const bare = text.normalize('NFKC').trim().replace(signs, '').trim()
  const { decimals } = currencies[currency]
  const one = plain.exec(bare)
  if (one) {
    const [, whole, by, part = ''] = one
    // `1.234` is a thousand and more, as `R$ 1.200` is written. `12,345` is twelve to one reader and twelve thousand to another.
    const partsThousands = part.length === 3 && whole!.length <= 3 && !whole!.startsWith('0')
    if (partsThousands && (by === '.' || decimals === 0)) return minorUnits(`${whole}${part}`, '', decimals)
    return minorUnits(whole!, part, decimals)
  }
  const many = grouped.exec(bare)
  if (!many) return undefined
  const [, whole, by, comma, part = ''] = many
  if (comma !== undefined && comma === by) return undefined
  return minorUnits(whole!.replace(/\D/gu, ''), part, decimals)
}

function minorUnits(whole: string, part: string, decimals: number): number | undefined {
  if (part.length > decimals) return undefined
  const amount = Number(BigInt(`${whole}${part.padEnd(decimals, '0')}`))
  return amount <= mostAmount ? amount : undefined
}
