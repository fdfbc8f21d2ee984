import { type Locale, localizedPath } from '@varanda/domain/locale'
import { signupPaths } from '@varanda/domain/signup/signup-request'
import { siteUrl } from '../mail/settings.ts'

/** The page of one request, for whoever asked. Its token stands in their mailbox and nowhere else. */
export function statusLink(locale: Locale, token: string): string {
  return `${siteUrl()}${localizedPath(locale, signupPaths.status)}?token=${token}`
}
