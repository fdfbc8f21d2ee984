import { auth as authEn } from '@varanda/domain/account/messages/en/auth'
import { auth as authPt } from '@varanda/domain/account/messages/pt/auth'
import { join as joinEn } from '@varanda/domain/invite/messages/en/join'
import { join as joinPt } from '@varanda/domain/invite/messages/pt/join'
import type { Locale } from '@varanda/domain/locale'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'

const words = {
  pt: { join: joinPt, auth: authPt, errors: errorsPt },
  en: { join: joinEn, auth: authEn, errors: errorsEn },
}

export const joinWords = (locale: Locale) => words[locale]
