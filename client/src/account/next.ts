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

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) < 0x20) return true
  return false
}
