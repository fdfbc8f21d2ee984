/**
 * Code that runs in threads of its own and stops before each request it makes: which of them goes on next is drawn from
 * a seed. So requests overtake one another in every order, and what is held can be lost at any of them.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { Random } from '../../../embedded/test/support/random.ts'

/** Threads of one family never wait for those of another. */
export interface Thread {
  family: string
  life: number
}

interface Held {
  thread: Thread
  /** How soon it is drawn: one that sleeps is overtaken by whole calls of others. */
  weight: number
  goOn(): void
}

export class Steps {
  readonly #random: Random
  readonly #threads = new AsyncLocalStorage<Thread>()
  #held: Held[] = []
  #life = 0
  #running = 0
  /** Steps that were let go since the beginning, of each family. */
  readonly taken = new Map<string, number>()

  constructor(random: Random) {
    this.#random = random
  }

  /** Runs `work` as one more thread of a family; whatever it asks for waits for its turn. */
  async run<T>(family: string, work: () => Promise<T>): Promise<T> {
    const thread = { family, life: this.#life }
    this.#running++
    try {
      return await this.#threads.run(thread, work)
    } finally {
      if (thread.life === this.#life) this.#running--
    }
  }

  /** Called before each request; outside of threads nothing waits. Answers whether it may be made. */
  async next(): Promise<boolean> {
    const thread = this.#threads.getStore()
    if (thread && this.isAlive)
      await new Promise<void>((goOn) => void this.#held.push({ thread, goOn, weight: this.#weight() }))
    return this.isAlive
  }

  /** False in a thread that was lost. */
  get isAlive(): boolean {
    const thread = this.#threads.getStore()
    return !thread || thread.life === this.#life
  }

  /** Lets one held request of each family go on. Answers how many did. */
  async let(): Promise<number> {
    // What was let go before has come to its next request, or waits for somebody else's.
    for (let turns = 0; turns < 4; turns++) await turn()
    const families = Map.groupBy(this.#held, ({ thread }) => thread.family)
    const next = [...families.values()].map((held) => this.#draw(held))
    this.#held = this.#held.filter((one) => !next.includes(one))
    for (const { thread, goOn } of next) {
      this.taken.set(thread.family, (this.taken.get(thread.family) ?? 0) + 1)
      goOn()
    }
    if (next.length === 0 && this.#running > 0) await sleep(1)
    return next.length
  }

  #weight(): number {
    return this.#random.chance(0.2) ? 0.02 : 1
  }

  #draw(held: readonly Held[]): Held {
    const all = held.reduce((sum, { weight }) => sum + weight, 0)
    let left = this.#random.next() * all
    for (const one of held) {
      left -= one.weight
      if (left <= 0) return one
    }
    return held[0]!
  }

  /** Nothing is under way. */
  get isResting(): boolean {
    return this.#running === 0
  }

  /** Everything under way is lost: what is held is never done, and what runs is told nothing more. */
  die(): void {
    this.#life++
    this.#running = 0
    for (const { goOn } of this.#held.splice(0)) goOn()
  }

  /** Whether this is asked in one. */
  get isThread(): boolean {
    return this.#threads.getStore() !== undefined
  }

  get life(): number {
    return this.#life
  }
}
