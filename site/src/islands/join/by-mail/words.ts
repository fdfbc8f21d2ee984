import { mailForm as en } from '@varanda/domain/invite/by-mail/messages/en/mail-form'
import { mailForm as pt } from '@varanda/domain/invite/by-mail/messages/pt/mail-form'
import type { Locale } from '@varanda/domain/locale'

const words = { pt, en }

export const mailFormWords = (locale: Locale) => words[locale]
