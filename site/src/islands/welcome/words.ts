import type { Locale } from '@varanda/domain/locale'
import { app as appEn } from '@varanda/domain/messages/en/app'
import { welcome as welcomeEn } from '@varanda/domain/messages/en/welcome'
import { app as appPt } from '@varanda/domain/messages/pt/app'
import { welcome as welcomePt } from '@varanda/domain/messages/pt/welcome'

const words = {
  pt: { welcome: welcomePt, time: appPt.time },
  en: { welcome: welcomeEn, time: appEn.time },
}

export const welcomeWords = (locale: Locale) => words[locale]
