import type { Currency } from '@varanda/domain/money/currency'
import { formatMoney } from '@varanda/domain/money/format-money'
import { support as en } from '@varanda/domain/support/messages/en/support'
import { support as pt } from '@varanda/domain/support/messages/pt/support'
import { inLocale, localeTag } from '../ui/locale.ts'

export const words = inLocale({ pt, en })

/** An amount as this page's readers write it. */
export const say = (amount: number, currency: Currency) => formatMoney({ amount, currency }, localeTag, 'short')
