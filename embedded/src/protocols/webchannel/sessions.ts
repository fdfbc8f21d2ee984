import { randomBytes } from 'node:crypto'
import type { HeldTotal } from './outbox.ts'
import type { OpenService } from './service.ts'
import { Session } from './session.ts'
import type { Timings } from './timings.ts'

/** How many sessions may be open: in all, from one network, of one account, of all strangers in one network. */
export interface SessionLimits {
  total: number
  perNetwork: number
  perAccount: number
  perNetworkOfStrangers: number
  /** Bytes of one request of a session, and of a stranger's. A byte may be written as three. */
  bodyBytes: number
  strangersBodyBytes: number
}

export const defaultLimits: SessionLimits = {
  total: 20_000,
  perNetwork: 1000,
  perAccount: 100,
  perNetworkOfStrangers: 100,
  bodyBytes: 40 << 20,
  strangersBodyBytes: 4 << 20,
}

/** Who a session is counted for. */
export interface Owner {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  network: string
  uid: string | null
}

/** The open sessions by their unguessable id; knowing the id is the right to use the session. */
export class Sessions {
  readonly #limits: SessionLimits
  readonly #timings: Timings
  readonly #total: HeldTotal = { bytes: 0 }
  readonly #byId = new Map<string, Session>()
  readonly #uids = new WeakMap<Session, string>()
  readonly #perOwner = new Map<string, number>()

  constructor(limits: SessionLimits, timings: Timings) {
    this.#limits = limits
    this.#timings = timings
  }

  /** A new session, or null when the owner or the server has enough of them. */
  open(owner: Owner, path: string, service: OpenService): Session | null {
    const counters: [string, number][] = [[`network ${owner.network}`, this.#limits.perNetwork]]
    if (owner.uid !== null) counters.push([`account ${owner.uid}`, this.#limits.perAccount])
    else counters.push([`strangers ${owner.network}`, this.#limits.perNetworkOfStrangers])
    if (this.#byId.size >= this.#limits.total) return null
    if (counters.some(([key, limit]) => (this.#perOwner.get(key) ?? 0) >= limit)) return null
    const sid = randomBytes(18).toString('base64url')
    const session = new Session({
      sid,
      path,
      open: service,
      timings: this.#timings,
      total: this.#total,
      onEnd: () => {
        this.#byId.delete(sid)
        for (const [key] of counters) this.#count(key, -1)
      },
    })
    this.#byId.set(sid, session)
    if (owner.uid !== null) this.#uids.set(session, owner.uid)
    for (const [key] of counters) this.#count(key, 1)
    return session
  }

  get(sid: string, path: string): Session | undefined {
    const session = this.#byId.get(sid)
    return session?.path === path ? session : undefined
  }

  /** How large a request of the session may be, in bytes. */
  bodyLimit(session: Session): number {
    return this.#uids.has(session) ? this.#limits.bodyBytes : this.#limits.strangersBodyBytes
  }

  all(): Session[] {
    return [...this.#byId.values()]
  }

  ofAccount(uid: string): Session[] {
    return this.all().filter((session) => this.#uids.get(session) === uid)
  }

  get size(): number {
    return this.#byId.size
  }

  #count(key: string, change: 1 | -1): void {
    const count = (this.#perOwner.get(key) ?? 0) + change
    if (count === 0) this.#perOwner.delete(key)
    else this.#perOwner.set(key, count)
  }
}
