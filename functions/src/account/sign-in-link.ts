import { type Locale, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { getAuth } from 'firebase-admin/auth'
import { siteUrl } from '../mail/settings.ts'

/** What identity's links carry that its SDK reads on the page that they lead to. */
const carried = ['mode', 'oobCode', 'apiKey'] as const

/**
 * The address of our own page, in this language, that signs in whoever has `email` and types it there: identity's own
 * link, good once, which on Firebase would lead to a page of Google's unless that is set. Null where identity gives
 * none, which is logged: the digits beside it work without it. It is made alike for addresses with account and without,
 * and identity tells nobody of it.
 */
export async function signInLink(email: string): Promise<((locale: Locale) => string) | null> {
  const site = siteUrl()
  try {
    const made = await getAuth().generateSignInWithEmailLink(email, { url: `${site}/`, handleCodeInApp: true })
    const given = new URL(made).searchParams
    const query = new URLSearchParams()
    for (const name of carried) query.set(name, given.get(name) ?? '')
    return (locale) => `${site}${localizedPath(locale, routes.auth.path)}?${query}`
  } catch (error) {
    console.error('no sign-in link', (error as { code?: unknown }).code)
    return null
  }
}
