import type { Role } from '@varanda/domain/member/member'

/**
 * The cookies `uid`, `email` and `role`: 30 days, SameSite=Strict. They tell a static page which header to show and
 * are trusted by nothing.
 */
const maxAge = 30 * 24 * 60 * 60
const names = ['uid', 'email', 'role'] as const

function write(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari, and these are only hints.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`
}

/** Where the role is not known, what this browser last knew of the same account stays. */
export function setHintCookies({ uid, email, role }: { uid: string; email: string; role?: Role }): void {
  if (role === undefined && hintedUid() !== uid) write('role', '', 0)
  const hints = { uid, email, ...(role && { role }) }
  for (const [name, value] of Object.entries(hints)) write(name, value, maxAge)
}

export function clearHintCookies(): void {
  for (const name of names) write(name, '', 0)
}

/** Who this browser was last seen to be; undefined after signing out. */
export function hintedUid(): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith('uid='))
  return found && decodeURIComponent(found.slice('uid='.length))
}
