import type { Currency } from '@varanda/domain/money/currency'
import { decimalText } from '@varanda/domain/money/format-money'
import { locale } from '../../ui/locale.ts'

/** An amount as this page's readers would type it. */
export function typedAmount(amount: number, currency: Currency): string {
  const text = decimalText({ amount, currency })
  return locale === 'pt' ? text.replace('.', ',') : text
}
