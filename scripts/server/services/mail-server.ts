import { isMailAddress } from '@varanda/domain/mail/mail'
import { mailsPerDayIn } from '@varanda/domain/mail/mail-budget'
import { StartError } from '../options.ts'

/**
 * Where mail goes, out of VARANDA_SMTP_URL and VARANDA_MAIL_FROM; undefined when the first is empty. Throws StartError,
 * which never repeats the address: there is a password in it.
 */
export function readMailServer(
  settings: Record<string, string | undefined>,
): { url: string; from: string } | undefined {
  const url = settings.VARANDA_SMTP_URL
  if (!url) return undefined
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartError(
      'VARANDA_SMTP_URL takes smtp:// or smtps:// with a host, for example smtps://name:password@mail.example.org.',
    )
  }
  const from = settings.VARANDA_MAIL_FROM || decodeURIComponent(new URL(url).username)
  if (!isMailAddress(from)) throw new StartError('VARANDA_MAIL_FROM takes the address that mail comes from.')
  return { url, from }
}

/** The most digests and notices a day, out of VARANDA_MAILS_PER_DAY; undefined when it is empty. Throws StartError. */
export function readMailsPerDay(settings: Record<string, string | undefined>): number | undefined {
  const setting = settings.VARANDA_MAILS_PER_DAY
  if (!setting) return undefined
  const perDay = mailsPerDayIn(setting)
  if (perDay === undefined) throw new StartError('VARANDA_MAILS_PER_DAY takes a number of mails, for example 250.')
  return perDay
}
