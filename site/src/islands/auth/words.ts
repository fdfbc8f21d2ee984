import type { Locale } from '@varanda/domain/locale'
import { auth as en } from '@varanda/domain/messages/en/auth'
import { auth as pt } from '@varanda/domain/messages/pt/auth'

export const authWords = (locale: Locale) => (locale === 'en' ? en : pt)
