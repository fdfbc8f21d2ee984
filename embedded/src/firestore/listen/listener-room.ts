import { FirestoreError } from '../error.ts'
import type { Query } from '../query/query.ts'

/** What a target asks for, after its checks. */
export type Subject = { query: Query } | { paths: string[] }

/** What a target takes: queries and documents that changes are looked at for, and places in windows that are kept. */
interface Share {
  listeners: number
  places: number
}

/** Of one account, and of all strangers in one network. Whoever opens more is told so for that target. */
export const maxListeners = 2_000
export const maxListenersOfStrangers = 100
/** How far the limits and offsets of their queries reach, together. */
export const maxPlaces = 50_000
export const maxPlacesOfStrangers = 5_000

/** A query without a limit that skips some documents keeps the places of all the others. */
const unlimited = 10_000

/** Whose listeners have room together; `stream` where a stranger's network is not known. */
export type Owner = { name: string | object; isStranger: boolean }

/**
 * How much the listeners of each owner take. A target that names many documents counts with each of them, since a change
 * to one has the rules asked about all; and a query with a limit counts with what it keeps and skips, since each has a
 * window of its own in memory and may have to be asked anew at a change.
 */
export class ListenerRoom {
  readonly #taken = new Map<string | object, Share>()

  /** Throws RESOURCE_EXHAUSTED where the target does not fit. */
  require({ name, isStranger }: Owner, subject: Subject): void {
    const taken = this.#taken.get(name) ?? { listeners: 0, places: 0 }
    const share = shareOf(subject)
    const most = isStranger ? maxListenersOfStrangers : maxListeners
    if (taken.listeners + share.listeners > most) {
      throw new FirestoreError('RESOURCE_EXHAUSTED', `One client listens to at most ${most} targets.`)
    }
    const mostPlaces = isStranger ? maxPlacesOfStrangers : maxPlaces
    if (share.places > 0 && taken.places + share.places > mostPlaces) {
      const text = `The limits and offsets of one client's listeners reach at most ${mostPlaces} documents.`
      throw new FirestoreError('RESOURCE_EXHAUSTED', text)
    }
  }

  take({ name }: Owner, subject: Subject): void {
    const { listeners, places } = shareOf(subject)
    const taken = this.#taken.get(name)
    if (!taken) this.#taken.set(name, { listeners, places })
    else {
      taken.listeners += listeners
      taken.places += places
    }
  }

  giveBack({ name }: Owner, subject: Subject): void {
    const { listeners, places } = shareOf(subject)
    const taken = this.#taken.get(name)
    if (!taken) return
    taken.listeners -= listeners
    taken.places -= places
    if (taken.listeners === 0) this.#taken.delete(name)
  }
}

function shareOf(subject: Subject): Share {
  if ('paths' in subject) return { listeners: Math.max(1, subject.paths.length), places: 0 }
  const { limit, offset } = subject.query
  const isWindow = limit !== null || offset > 0
  return { listeners: 1, places: isWindow ? offset + (limit ?? unlimited) : 0 }
}
