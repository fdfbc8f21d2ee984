import type { Locale } from '@varanda/domain/locale'
import { auth as en } from '@varanda/domain/messages/en/auth'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { auth as pt } from '@varanda/domain/messages/pt/auth'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'

export const authWords = (locale: Locale) => (locale === 'en' ? en : pt)

/** What the house's own refusals say. */
export const refusalWords = (locale: Locale) => (locale === 'en' ? errorsEn : errorsPt)
