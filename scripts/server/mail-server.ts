import { isMailAddress } from '@varanda/domain/mail/mail'
import { StartError } from './options.ts'

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
