import type { Currency } from '@varanda/domain/money/currency'
import { formatMoney } from '@varanda/domain/money/format-money'
import { support as en } from '@varanda/domain/support/messages/en/support'
import { support as pt } from '@varanda/domain/support/messages/pt/support'
import { inLocale, localeTag } from '../ui/locale.ts'

export const words = inLocale({ pt, en })

/** How this page's readers write a currency: `R$`, `€`. */
export function signOf(currency: Currency): string {
  const parts = new Intl.NumberFormat(localeTag, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** An amount as this page's readers write it. */
export const say = (amount: number, currency: Currency) => formatMoney({ amount, currency }, localeTag, 'short')
