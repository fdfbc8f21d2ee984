import { leavingWords as en } from '@varanda/domain/account/messages/en/leaving'
import { leavingWords as pt } from '@varanda/domain/account/messages/pt/leaving'
import { localeTags } from '@varanda/domain/locale'
import { inLocale, locale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })

const days = new Intl.DateTimeFormat(localeTags[locale], { day: 'numeric', month: 'long' })

/** `8 de dezembro` */
export function sayDay(date: Date): string {
  return days.format(date)
}
