import { forgetTurnedOut, lastTurnedOut, noteTurnedOut } from './turned-out.ts'

/**
 * Where a tab stops keeping its member, the sign-in moves from what all tabs share into that tab. The others see it gone
 * as after signing out, but nothing is theirs to clear: the hints, the pass for photos and the cache are still in use.
 */
const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('varanda-sign-in') : undefined

/** To be called before the sign-in is moved, so that other tabs hear of it first. */
export function tellMoved(): void {
  news?.postMessage('moved')
}

let heard = false

/** Hears from now on that another tab takes the sign-in to itself. */
export function hearMoved(): void {
  news?.addEventListener('message', () => {
    heard = true
  })
}

/** Whether the sign-in that is missing here goes on in another tab, as this page heard or one before it. */
export function isMoved(): boolean {
  return heard || lastTurnedOut()?.why === 'moved'
}

/** For the page to which this one leaves. */
export function noteMoved(): void {
  noteTurnedOut({ why: 'moved' })
}

/** The sign-in of this tab ends otherwise: what was told of an earlier end says nothing of it. */
export function forgetMoved(): void {
  heard = false
  forgetTurnedOut()
}
