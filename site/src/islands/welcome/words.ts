import { ownLink as ownLinkEn } from '@varanda/domain/invite/messages/en/own-link'
import { welcome as welcomeEn } from '@varanda/domain/invite/messages/en/welcome'
import { ownLink as ownLinkPt } from '@varanda/domain/invite/messages/pt/own-link'
import { welcome as welcomePt } from '@varanda/domain/invite/messages/pt/welcome'
import type { Locale } from '@varanda/domain/locale'

const words = { pt: { ...ownLinkPt, ...welcomePt }, en: { ...ownLinkEn, ...welcomeEn } }

export const welcomeWords = (locale: Locale) => words[locale]
