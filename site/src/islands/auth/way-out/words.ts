import { exportWords as exportEn } from '@varanda/domain/account/messages/en/export'
import { leavingWords as leavingEn } from '@varanda/domain/account/messages/en/leaving'
import { exportWords as exportPt } from '@varanda/domain/account/messages/pt/export'
import { leavingWords as leavingPt } from '@varanda/domain/account/messages/pt/leaving'
import { card as cardEn } from '@varanda/domain/card/messages/en/card'
import { card as cardPt } from '@varanda/domain/card/messages/pt/card'
import type { Locale } from '@varanda/domain/locale'
import { authWords } from '../words.ts'

/** What the copy, leaving and subscriptions are called everywhere, and what only the way out says. */
export const wayOutWords = (locale: Locale) => ({
  ...authWords(locale).turnedOut.wayOut,
  copy: locale === 'en' ? exportEn : exportPt,
  leaving: locale === 'en' ? leavingEn : leavingPt,
  paid: (locale === 'en' ? cardEn : cardPt).paid,
  test: (locale === 'en' ? cardEn : cardPt).test,
  tiers: (locale === 'en' ? cardEn : cardPt).tiers,
})
