import { welcome as welcomeEn } from '@varanda/domain/invite/messages/en/welcome'
import { welcome as welcomePt } from '@varanda/domain/invite/messages/pt/welcome'
import type { Locale } from '@varanda/domain/locale'
import { app as appEn } from '@varanda/domain/messages/en/app'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { app as appPt } from '@varanda/domain/messages/pt/app'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'

const words = {
  pt: { welcome: welcomePt, errors: errorsPt, time: appPt.time },
  en: { welcome: welcomeEn, errors: errorsEn, time: appEn.time },
}

export const welcomeWords = (locale: Locale) => words[locale]

/** What goes out with a link is in its reader's language. */
export const guestWords = (locale: Locale) => words[locale].welcome.invite
