import type { Session } from '@varanda/client/account/session'
import { localeOfPath, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'

/**
 * Where someone who may not be here is sent, or undefined. Signed out: to sign in and back here, in the same language.
 * An account without membership: to join. While nobody knows yet, everyone stays.
 */
export function guardTarget(
  session: Session,
  here: { pathname: string; search: string; hash: string },
): string | undefined {
  const locale = localeOfPath(here.pathname)
  if (session.state === 'signedOut') {
    const next = encodeURIComponent(here.pathname + here.search + here.hash)
    return `${localizedPath(locale, routes.auth.path)}?next=${next}`
  }
  if (session.state === 'signedIn' && session.membership === 'none') return localizedPath(locale, routes.join.path)
  return undefined
}
