import { openedFileDatabase } from '../graph/opened-file.ts'
import { localeCookie } from '../locale.ts'
import { arrivalNote } from '../notice/push/worker-word.ts'
import { seenPhotos } from '../post/seen-photos.ts'
import { consentCookie } from './consent.ts'

/** Every cookie that this instance sets, in the order in which the privacy page tells of them; `…` is what follows. */
export const browserCookies = [
  'uid',
  'email',
  'role',
  localeCookie.name,
  '__session',
  'tabKept',
  consentCookie.name,
  '_ga…',
] as const
export type BrowserCookie = (typeof browserCookies)[number]

/** What pages say of each cookie. */
export type CookieWords = Record<BrowserCookie, { why: string; lasts: string }>

/** Cookies as rows of a page's table. */
export function cookieRows(words: CookieWords): string[][] {
  return browserCookies.map((name) => [name, words[name].why, words[name].lasts])
}

/**
 * What else a member's browser keeps, where and under which name, and whether it goes when they sign out. What stays
 * says nothing of them: a choice of light or dark, that a reload was made.
 */
export const browserData = {
  localStorage: {
    'firebase:…': 'goes',
    /** How tabs share what Firestore keeps: writes under the member's uid, listeners and tabs under numbers. */
    'firestore_mutations_…': 'goes',
    'firestore_…': 'stays',
    'tab:…': 'goes',
    keepSignedIn: 'goes',
    device: 'goes',
    mediaSession: 'goes',
    hour: 'stays',
    faces: 'stays',
    'data-saver': 'stays',
    'suggestions-hidden': 'stays',
    /** On which day the app was offered to be installed, or that it was answered. */
    'install-offer': 'stays',
    /** When the pages of circles were last looked at, by their ids; how the feed looked when it was left. */
    'member:…': 'goes',
  },
  sessionStorage: {
    'firebase:…': 'goes',
    device: 'goes',
    invite: 'goes',
    join: 'goes',
    request: 'goes',
    turnedOut: 'stays',
    reloadedAt: 'stays',
    toldAfterReload: 'stays',
    /** How far pages of this tab were scrolled, under random names. */
    'tsr-scroll-restoration…': 'stays',
    /**
     * At which posts this tab's feeds were left, and which were deleted in it and may be brought back, by their ids; a
     * group that is being made in it.
     */
    'member:…': 'goes',
  },
  indexedDB: {
    'firestore/…': 'goes',
    /** The sign-in: what is in it goes. */
    firebaseLocalStorageDb: 'stays',
    'firebase-heartbeat-database': 'stays',
    'firebase-installations-database': 'stays',
    /** Drafts, posts on their way and their photos: what is in it goes. */
    varanda: 'stays',
    /** What other apps shared and no composer has taken yet; after an hour its content goes in any case. */
    'varanda-shares': 'goes',
    [openedFileDatabase]: 'goes',
  },
  caches: { 'varanda-app …': 'stays', [seenPhotos.cache]: 'goes', [arrivalNote.cache]: 'goes' },
} as const satisfies Record<string, Record<string, 'goes' | 'stays'>>

export type BrowserPlace = keyof typeof browserData | 'cookies'

/** What the tables say of a name; undefined where they say nothing. */
export function browserFate(place: BrowserPlace, name: string): 'goes' | 'stays' | undefined {
  const isSaid = (said: string) => (said.endsWith('…') ? name.startsWith(said.slice(0, -1)) : name === said)
  if (place === 'cookies') {
    const cookie = browserCookies.find(isSaid)
    return cookie && (staying.includes(cookie) ? 'stays' : 'goes')
  }
  return Object.entries(browserData[place]).find(([said]) => isSaid(said))?.[1]
}
const staying: readonly BrowserCookie[] = [localeCookie.name, consentCookie.name, '_ga…']
