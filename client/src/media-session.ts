import type { Auth, User } from 'firebase/auth'
import { atom } from 'nanostores'

/**
 * Whether `<img src={mediaUrl(…)}>` is let in: the house has this session's cookie, which opens photos and nothing else.
 * Show photos when it is true; asked before, they are missing.
 */
export const $mediaOpen = atom(false)

/** Tokens older than this are renewed before they become the cookie, which lives as long as they do. In milliseconds. */
const oldest = 5 * 60_000

/** There is a cookie to take away, perhaps from an earlier page. */
const mark = 'mediaSession'

/** Keeps the cookie in step with the session: set after signing in and at each renewal, gone after signing out. */
export async function followMediaSession(auth: Auth): Promise<void> {
  const { onIdTokenChanged } = await import('firebase/auth')
  onIdTokenChanged(auth, inTurn)
  document.addEventListener('visibilitychange', () => {
    // A phone that slept may have let the cookie run out.
    if (!document.hidden && auth.currentUser) inTurn(auth.currentUser)
  })
}

/** The token that the cookie holds, and since when. */
let given: string | undefined
let givenAt = 0
let turn: Promise<void> = Promise.resolve()

/** One after the other: renewing a token tells whoever follows it, and that is us again. */
function inTurn(user: User | null): void {
  turn = turn.then(() => (user ? enter(user) : leave())).catch((error) => console.warn('photos', error))
}

async function enter(user: User): Promise<void> {
  const { token: held, issuedAtTime } = await user.getIdTokenResult()
  if (held === given && Date.now() - givenAt < oldest) return
  const isOld = Date.now() - Date.parse(issuedAtTime) > oldest
  const token = isOld ? await user.getIdToken(true) : held
  const answer = await fetch('/session', { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`/session answered ${answer.status}`)
  given = token
  givenAt = Date.now()
  localStorage.setItem(mark, 'open')
  $mediaOpen.set(true)
}

async function leave(): Promise<void> {
  given = undefined
  $mediaOpen.set(false)
  if (localStorage.getItem(mark) === null) return
  localStorage.removeItem(mark)
  // Signing out leaves the page at once; the request must outlive it.
  await fetch('/session', { method: 'DELETE', keepalive: true })
}
