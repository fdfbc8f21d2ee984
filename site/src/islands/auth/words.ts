import { auth as en } from '@varanda/domain/account/messages/en/auth'
import { auth as pt } from '@varanda/domain/account/messages/pt/auth'
import type { Locale } from '@varanda/domain/locale'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'

export const authWords = (locale: Locale) => (locale === 'en' ? en : pt)

/** What the instance's own refusals say. */
export const refusalWords = (locale: Locale) => (locale === 'en' ? errorsEn : errorsPt)
