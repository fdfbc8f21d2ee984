import type { Persistence } from 'firebase/auth'
import * as v from 'valibot'
import { lastingNotes, type Notes } from '../browser-notes.ts'

/**
 * What Firebase's identity SDK asks of a place that keeps a sign-in; its public type names `type` alone. A place that
 * fails there fails the sign-in, which here it may not.
 */
interface Place {
  _isAvailable(): Promise<boolean>
  _set(key: string, value: object): Promise<void>
  _get(key: string): Promise<object | null>
  _remove(key: string): Promise<void>
  _addListener(key: string, listener: (value: object | null) => void): void
  _removeListener(key: string, listener: (value: object | null) => void): void
}

type Spare = Pick<Notes, 'get' | 'set' | 'remove'>

type Sdk = typeof import('../sdk/auth.ts')

/** A sign-in as the SDK keeps it, as far as it is of use before the SDK has asked identity about it. */
const heldSchema = v.object({
  uid: v.string(),
  stsTokenManager: v.object({ accessToken: v.string(), expirationTime: v.number() }),
})

export interface HeldSignIn {
  uid: string
  token: string
}

/** Less than this before its end a token is no longer used (milliseconds). */
const tokenMargin = 60_000

let found: (signIn: HeldSignIn) => void = () => {}

/**
 * The sign-in that this browser keeps, as soon as the SDK has found it, which then asks identity about it: a round trip
 * that reading need not wait for. Nothing is decided by it but what is asked. Never resolves where there is none.
 */
export const heldSignIn: Promise<HeldSignIn> = new Promise((resolve) => {
  found = resolve
})

function noteHeld(key: string, value: unknown): void {
  if (!key.startsWith('firebase:authUser:')) return
  const { success, output } = v.safeParse(heldSchema, value)
  if (!success || output.stsTokenManager.expirationTime < Date.now() + tokenMargin) return
  found({ uid: output.uid, token: output.stsTokenManager.accessToken })
}

export interface SignInPlaces {
  /** For who stays signed in: IndexedDB. */
  lasting: Persistence
  /** Until the tab is closed. */
  tab: Persistence
}

const failing = new Set<Persistence['type']>()

/**
 * Whether this browser takes what is to stay: IndexedDB, and `localStorage`, by which tabs share it. Known once the SDK
 * has looked for who is signed in.
 */
export function takesLasting(): boolean {
  return !failing.has('LOCAL') && lastingNotes.works()
}

/** The places of this page, made once, because the SDK knows a place by its class. */
export function signInPlaces(sdk: Sdk): SignInPlaces {
  return {
    lasting: withSpare(sdk.indexedDBLocalPersistence, lastingNotes),
    tab: withSpare(sdk.browserSessionPersistence, untilBrowserCloses),
  }
}

/** A place whose failures are only logged: what it does not take is kept in `spare`, and the sign-in goes on. */
function withSpare(persistence: Persistence, spare: Spare): Persistence {
  const Base = persistence as unknown as new () => Place
  class PlaceWithSpare extends Base {
    private get works(): boolean {
      return !failing.has(persistence.type)
    }

    private failed(error: unknown): void {
      if (this.works) console.warn('persistence', persistence.type, error)
      failing.add(persistence.type)
    }

    override async _isAvailable(): Promise<boolean> {
      if (!(await super._isAvailable())) this.failed('not available')
      return true
    }

    override async _set(key: string, value: object): Promise<void> {
      if (this.works) {
        try {
          await super._set(key, value)
          return spare.remove(key)
        } catch (error) {
          this.failed(error)
        }
      }
      spare.set(key, JSON.stringify(value))
    }

    override async _get(key: string): Promise<object | null> {
      const held = spare.get(key)
      if (held !== null) return JSON.parse(held) as object
      if (!this.works) return null
      try {
        const value = await super._get(key)
        noteHeld(key, value)
        return value
      } catch (error) {
        this.failed(error)
        return null
      }
    }

    override async _remove(key: string): Promise<void> {
      spare.remove(key)
      try {
        await super._remove(key)
      } catch (error) {
        this.failed(error)
      }
    }

    /** Other tabs are listened to where there is something to hear. */
    override _addListener(key: string, listener: (value: object | null) => void): void {
      if (this.works) super._addListener(key, listener)
    }
  }
  return PlaceWithSpare as unknown as Persistence
}

/** Says that the browser has not been closed since: a cookie without an end of its own. */
const open = 'tabKept'

/** What `sessionStorage` would have kept, where it is full or forbidden: gone when the browser is closed. */
const untilBrowserCloses: Spare = {
  get: (key) => {
    const held = lastingNotes.get(`tab:${key}`)
    if (held === null) return null
    if (document.cookie.split('; ').includes(`${open}=1`)) return held
    lastingNotes.remove(`tab:${key}`)
    return null
  },
  set: (key, value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari.
    document.cookie = `${open}=1; Path=/; SameSite=Strict`
    lastingNotes.set(`tab:${key}`, value)
  },
  remove: (key) => lastingNotes.remove(`tab:${key}`),
}
