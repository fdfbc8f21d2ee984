import { isInviteToken } from '../ids.ts'
import { type Locale, localizedPath } from '../locale.ts'
import { signupPaths } from '../signup/signup-paths.ts'
import { routes } from '../site/routes.ts'

/**
 * Pages that a link opens, and where its token stands: after `#`, so that no server and no log sees it; in the query
 * only where the page must work without script, or a mail program asks for it.
 */
const pages = {
  join: { path: routes.join.path, mark: '#', name: 'invite' },
  confirm: { path: signupPaths.confirm, mark: '?', name: 'token' },
  status: { path: signupPaths.status, mark: '?', name: 'token' },
  withdraw: { path: signupPaths.withdraw, mark: '?', name: 'token' },
  unsubscribe: { path: '/unsubscribe', mark: '?', name: 'token' },
  answer: { path: '/answer', mark: '?', name: 'token' },
  'by-mail': { path: '/by-mail', mark: '?', name: 'token' },
} as const
export type CapabilityPage = keyof typeof pages

/** A link with its token; `origin` is where the instance's pages are, without a slash at the end, or nothing. */
export function capabilityLink(page: CapabilityPage, locale: Locale, token: string, origin = ''): string {
  const { path, mark, name } = pages[page]
  return `${origin}${localizedPath(locale, path)}${mark}${name}=${token}`
}

/**
 * What an invite's address carries: a token, something that should be one, or null. Links from before their token stood
 * after `#` have it in the query.
 */
export function inviteInAddress({ search, hash }: { search: string; hash: string }): string | null {
  const { name } = pages.join
  return new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? new URLSearchParams(search).get(name)
}

/**
 * Finds an invite's token in whatever people paste: the link, the message around it, or the bare token. Null when there
 * is none.
 */
export function inviteInText(text: string): string | null {
  const inLink = /[?&#]invite=([A-Za-z0-9]+)/.exec(text)?.[1]
  if (inLink !== undefined) return isInviteToken(inLink) ? inLink : null
  return text.split(/\s+/).find(isInviteToken) ?? null
}
