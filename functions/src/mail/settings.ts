import { isMailAddress } from '@varanda/domain/mail/mail'
import { mailBudget, mailsPerDayIn, usualMailsPerDay } from '@varanda/domain/mail/mail-budget'
import { defineSecret, defineString } from 'firebase-functions/params'
import type { MailServer } from './smtp.ts'

/** `smtps://name:password@host`; `none` keeps every message in the outbox. */
export const smtpUrl = defineSecret('SMTP_URL')

export const mailFrom = defineString('MAIL_FROM', {
  default: '',
  description: 'The address that messages come from; empty when it is the name in SMTP_URL.',
})
const publicUrl = defineString('PUBLIC_URL', {
  default: '',
  description: 'Where people reach the instance, without a slash at the end; empty for PROJECT.web.app.',
})

const mailsPerDay = defineString('MAILS_PER_DAY', {
  default: '',
  description: `How many digests and notices go out a day at most, together; empty for ${usualMailsPerDay}.`,
})

/** The most digests and notices a day. Throws for a setting that is no number. */
export function mailsADay(): ReturnType<typeof mailBudget> {
  const setting = mailsPerDay.value()
  const perDay = setting ? mailsPerDayIn(setting) : usualMailsPerDay
  if (perDay === undefined) throw new Error('MAILS_PER_DAY is no number of mails')
  return mailBudget(perDay)
}

/** Null for an instance without a mail server. Throws for a setting that nobody can send with. */
export function mailServer(): MailServer | null {
  const url = smtpUrl.value()
  if (!url || url === 'none') return null
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) throw new Error('SMTP_URL is no smtp:// or smtps:// address')
  const from = mailFrom.value() || decodeURIComponent(new URL(url).username)
  if (!isMailAddress(from)) throw new Error('MAIL_FROM is needed: the name in SMTP_URL is no address')
  return { url, from }
}

export function siteUrl(): string {
  return publicUrl.value() || `https://${process.env.GCLOUD_PROJECT}.web.app`
}
