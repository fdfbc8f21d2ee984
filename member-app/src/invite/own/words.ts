import { mailTold as toldEn } from '@varanda/domain/invite/by-mail/messages/en/mail-told'
import { mailTold as toldPt } from '@varanda/domain/invite/by-mail/messages/pt/mail-told'
import { invites as en } from '@varanda/domain/invite/messages/en/invites'
import { ownLink as linkEn } from '@varanda/domain/invite/messages/en/own-link'
import { invites as pt } from '@varanda/domain/invite/messages/pt/invites'
import { ownLink as linkPt } from '@varanda/domain/invite/messages/pt/own-link'
import type { Locale } from '@varanda/domain/locale'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
export const mailTold = inLocale({ pt: toldPt, en: toldEn })
export const linkWords = inLocale({ pt: linkPt, en: linkEn })

/** What goes out with a link is in its reader's language. */
export const guestWords = (guest: Locale) => ({ pt, en })[guest].link
