import { leavingWords as en } from '@varanda/domain/account/messages/en/leaving'
import { leavingWords as pt } from '@varanda/domain/account/messages/pt/leaving'
import { localeTags } from '@varanda/domain/locale'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'
import { inLocale, locale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
export const refusals = inLocale({ pt: errorsPt, en: errorsEn })

const days = new Intl.DateTimeFormat(localeTags[locale], { day: 'numeric', month: 'long' })

/** `8 de dezembro` */
export function sayDay(date: Date): string {
  return days.format(date)
}
