import { wayOutHeader } from '@varanda/domain/account/way-out-header'
import type { Auth, User } from 'firebase/auth'
import { atom } from 'nanostores'
import { lastingNotes } from '../browser-notes.ts'
import { http } from '../http.ts'
import { isMoved } from './moved-sign-in.ts'

/**
 * Whether `<img src={mediaUrl(…)}>` may be shown: the instance has this session's cookie, which opens photos and nothing
 * else, or does not answer, and the device has what was seen before. Asked earlier, photos are missing.
 */
export const $mediaOpen = atom(false)

/**
 * Tokens older than this are renewed before they become the cookie, which lives as long as they do. In milliseconds.
 */
const oldest = 5 * 60_000

/** There is a cookie to take away, perhaps from an earlier page. */
const mark = 'mediaSession'

/** Keeps the cookie in step with the session: set after signing in and at each renewal, gone after signing out. */
export async function followMediaSession(auth: Auth): Promise<void> {
  const { onIdTokenChanged } = await import('../sdk/auth.ts')
  onIdTokenChanged(auth, (user) => {
    failures = 0
    inTurn(user)
  })
  const again = () => {
    if (document.hidden || !auth.currentUser) return
    failures = 0
    inTurn(auth.currentUser)
  }
  // A phone that slept may have let the cookie run out; one that was without a network has missed its turn.
  document.addEventListener('visibilitychange', again)
  addEventListener('online', again)
}

/**
 * Milliseconds before a turn that failed comes again, twice as many after each failure. After the last one, within
 * nine minutes, it is left until something happens: the page is looked at again, the network comes back, the token is
 * renewed.
 */
const pause = { first: 1000, turns: 9 } as const
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined

/** The token that the cookie holds, and since when. */
let given: string | undefined
let givenAt = 0
let turn: Promise<void> = Promise.resolve()

/** One call at a time: renewing the token calls this again. */
function inTurn(user: User | null): void {
  clearTimeout(retry)
  turn = turn
    .then(() => (user ? enter(user) : leave()))
    .then(() => {
      failures = 0
    })
    .catch((error) => {
      console.warn('photos', error)
      if (user && !(error instanceof Refused) && navigator.serviceWorker?.controller) $mediaOpen.set(true)
      if (failures === pause.turns) return
      const wait = pause.first * 2 ** failures
      failures += 1
      // Signing in or out meanwhile cancels this try.
      retry = setTimeout(() => inTurn(user), wait)
    })
}

/** The instance answered, and did not let us in. */
class Refused extends Error {}

async function enter(user: User): Promise<void> {
  const { token: held, issuedAtTime } = await user.getIdTokenResult()
  if (held === given && Date.now() - givenAt < oldest) return
  const isOld = Date.now() - Date.parse(issuedAtTime) > oldest
  const token = isOld ? await user.getIdToken(true) : held
  const answer = await http('/session', { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Refused(`/session answered ${answer.status}`)
  given = token
  givenAt = Date.now()
  lastingNotes.set(mark, 'open')
  $mediaOpen.set(true)
}

/**
 * The same cookie by the token of a suspended member's way out, so that the browser may fetch their copy; gone with the next
 * page on which nobody is signed in. Throws where it is refused or not reached.
 */
export async function enterOnWayOut(token: string): Promise<void> {
  const answer = await http('/session', { method: 'POST', headers: { [wayOutHeader]: token } })
  if (!answer.ok) throw new Refused(`/session answered ${answer.status}`)
  lastingNotes.set(mark, 'open')
}

async function leave(): Promise<void> {
  given = undefined
  $mediaOpen.set(false)
  if (lastingNotes.get(mark) === null || isMoved()) return
  // Signing out leaves the page at once; the request must outlive it.
  const answer = await http('/session', { method: 'DELETE', keepalive: true })
  if (!answer.ok) throw new Error(`/session answered ${answer.status}`)
  lastingNotes.remove(mark)
}
