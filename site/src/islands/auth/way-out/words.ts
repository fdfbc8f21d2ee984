import { exportWords as exportEn } from '@varanda/domain/account/messages/en/export'
import { leavingWords as leavingEn } from '@varanda/domain/account/messages/en/leaving'
import { exportWords as exportPt } from '@varanda/domain/account/messages/pt/export'
import { leavingWords as leavingPt } from '@varanda/domain/account/messages/pt/leaving'
import type { Locale } from '@varanda/domain/locale'
import { authWords } from '../words.ts'

/** What the copy and leaving are called everywhere, and what only the way out says. */
export const wayOutWords = (locale: Locale) => ({
  ...authWords(locale).turnedOut.wayOut,
  copy: locale === 'en' ? exportEn : exportPt,
  leaving: locale === 'en' ? leavingEn : leavingPt,
})
