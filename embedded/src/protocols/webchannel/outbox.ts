import { type ArrayBody, encodeArray, encodeMessage } from './framing.ts'

interface Sent {
  id: number
  encoded: string
}

/** What all sessions together hold in memory, in bytes. */
export interface HeldTotal {
  bytes: number
}

/** The arrays that the client has not acknowledged; ids rise by one from 1 (0 is the handshake's own array). */
export class Outbox {
  #arrays: Sent[] = []
  #lastId = 0
  #size = 0
  readonly #total: HeldTotal

  constructor(total: HeldTotal) {
    this.#total = total
  }

  /** WebChannel's own words. */
  push(body: ArrayBody): void {
    this.#add(encodeArray(++this.#lastId, body))
  }

  /** The service's words. */
  pushMessage(message: object): void {
    this.#add(encodeMessage(++this.#lastId, message))
  }

  #add(encoded: string): void {
    this.#arrays.push({ id: this.#lastId, encoded })
    this.#size += encoded.length
    this.#total.bytes += encoded.length
  }

  /** Forgets everything up to `id`: the client has it. */
  acknowledge(id: number): void {
    for (const { encoded } of this.#arrays.splice(0, this.#countUpTo(id))) {
      this.#size -= encoded.length
      this.#total.bytes -= encoded.length
    }
  }

  /**
   * Encoded arrays with a greater id, oldest first: at least one if there is any, else no more than `limit` bytes; and
   * the id of the last of them.
   */
  after(id: number, limit = Number.POSITIVE_INFINITY): { arrays: string[]; last: number } {
    const arrays: string[] = []
    let last = id
    let size = 0
    for (let index = this.#countUpTo(id); index < this.#arrays.length; index++) {
      const array = this.#arrays[index]!
      size += array.encoded.length
      if (arrays.length > 0 && size > limit) break
      arrays.push(array.encoded)
      last = array.id
    }
    return { arrays, last }
  }

  #countUpTo(id: number): number {
    const first = this.#arrays[0]
    return first ? Math.min(Math.max(0, id - first.id + 1), this.#arrays.length) : 0
  }

  get lastId(): number {
    return this.#lastId
  }

  /** Bytes not yet acknowledged. */
  get size(): number {
    return this.#size
  }
}
