import type { Locale } from '@varanda/domain/locale'
import { auth as authEn } from '@varanda/domain/messages/en/auth'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { join as joinEn } from '@varanda/domain/messages/en/join'
import { auth as authPt } from '@varanda/domain/messages/pt/auth'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'
import { join as joinPt } from '@varanda/domain/messages/pt/join'

const words = {
  pt: { join: joinPt, auth: authPt, errors: errorsPt },
  en: { join: joinEn, auth: authEn, errors: errorsEn },
}

export const joinWords = (locale: Locale) => words[locale]
