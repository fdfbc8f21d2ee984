import type { DocumentStore } from './document-store.ts'
import type { Pending } from './gate.ts'
import type { StoredDocument } from './stored-document.ts'
import type { Moment } from './version-clock.ts'
import { applyWrite, type CheckedWrite, type Written } from './write.ts'

/** One write of a batch: what it finds, which earlier writes may have made, and what it leaves. */
export interface Step {
  write: CheckedWrite
  current: StoredDocument | null
  written: Written
}

/**
 * The writes of one commit and what they make of each document. A document is read and its writes are applied when
 * somebody asks: a batch that is refused at its first write has looked at nothing else.
 */
export class Batch implements Pending {
  readonly at: Moment
  readonly #store: DocumentStore
  readonly #writes: readonly CheckedWrite[]
  readonly #documents = new Map<string, Share>()
  readonly #steps: Step[] = []

  constructor(store: DocumentStore, writes: readonly CheckedWrite[], at: Moment) {
    this.#store = store
    this.#writes = writes
    this.at = at
    for (const [place, { path }] of writes.entries()) {
      const document = this.#documents.get(path)
      if (document) document.places.push(place)
      else this.#documents.set(path, { places: [place], applied: 0, stored: undefined, current: null })
    }
  }

  paths(): Iterable<string> {
    return this.#documents.keys()
  }

  /** The document as it was before the batch. */
  stored(path: string): StoredDocument | null {
    const document = this.#documents.get(path)!
    if (document.stored === undefined) document.current = document.stored = this.#store.get(path)
    return document.stored
  }

  step(place: number): Step {
    this.#apply(this.#writes[place]!.path, place)
    return this.#steps[place]!
  }

  /** Whether the batch writes this document. */
  has(path: string): boolean {
    return this.#documents.has(path)
  }

  /** The document as the batch leaves it. */
  get(path: string): StoredDocument | null {
    this.#apply(path, this.#writes.length)
    return this.#documents.get(path)!.current
  }

  /** The document's writes up to and with a place. */
  #apply(path: string, last: number): void {
    this.stored(path)
    const document = this.#documents.get(path)!
    for (; document.applied < document.places.length; document.applied++) {
      const place = document.places[document.applied]!
      if (place > last) return
      const write = this.#writes[place]!
      const written = applyWrite(write, document.current, this.at)
      this.#steps[place] = { write, current: document.current, written }
      document.current = written.after
    }
  }
}

/** One document's share of a batch. */
interface Share {
  /** Of its writes, in order, and how many of them have been applied. */
  places: number[]
  applied: number
  /** Undefined until it was read. */
  stored: StoredDocument | null | undefined
  current: StoredDocument | null
}
