import { type Locale, localizedPath, unlocalizedPath } from '@varanda/domain/locale'

/**
 * Where `?next=` may lead after signing in: a path of this origin, or null. Anything that a browser could read as
 * another origin (`//host`, `/\host`, control characters that URL parsing drops) is refused.
 */
export function safeNext(next: string | null, origin: string): string | null {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || hasControlCharacter(next)) return null
  try {
    const url = new URL(next, origin)
    if (url.origin !== origin || url.pathname.startsWith('//')) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

/** Where `?next=` leads in another language; null where it may not lead there, or leads nowhere. */
export function nextIn(locale: Locale, next: string | null, origin: string): string | null {
  const safe = safeNext(next, origin)
  if (safe === null) return null
  const { pathname, search, hash } = new URL(safe, origin)
  // What stood behind the language may be read as another host.
  return safeNext(localizedPath(locale, unlocalizedPath(pathname)) + search + hash, origin)
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) < 0x20) return true
  return false
}
