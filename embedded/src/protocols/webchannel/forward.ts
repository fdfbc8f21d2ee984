import { FormError, type ForwardMap } from './form.ts'

/** How far ahead of the next expected message a client may be; browsers keep at most ten requests in flight. */
const window = 10_000

/** Puts the forward channel's messages back in order: retries repeat an id, parallel requests overtake each other. */
export class ForwardOrder {
  #next = 0
  #early = new Map<number, string>()

  /** The messages that may be applied now, in order. Throws FormError for an id outside the window. */
  accept(maps: readonly ForwardMap[]): string[] {
    for (const { id, data } of maps) {
      if (id < this.#next) continue
      if (id >= this.#next + window) throw new FormError('message is too far ahead')
      if (!this.#early.has(id)) this.#early.set(id, data)
    }
    const ready: string[] = []
    for (let data = this.#early.get(this.#next); data !== undefined; data = this.#early.get(this.#next)) {
      ready.push(data)
      this.#early.delete(this.#next++)
    }
    return ready
  }

  /** Characters held back because an earlier message has not come. */
  get heldBack(): number {
    let sum = 0
    for (const data of this.#early.values()) sum += data.length
    return sum
  }
}
