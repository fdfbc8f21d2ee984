import type { StoredDocument } from './stored-document.ts'

/** Of what is kept, the bytes of its rows; read into objects they take a few times as much. */
const mostBytes = 1024 * 1024
/** A larger document would push many others out, and is seldom asked for twice. */
const largestBytes = 16 * 1024

/** A document as it was read from its row. */
export interface ReadDocument {
  /** Of the row. A document that is deleted and made again has another one, or may have that of one before. */
  id: number
  document: StoredDocument
  /** The length of the row. */
  bytes: number
}

/**
 * The documents that were read last, so that what every request asks for (whoever asks, a circle's rules, a feed's newest
 * page) is read from its row once. What it holds is committed, and the same for all: nobody may change it.
 */
export class DocumentCache {
  /** By path; the one that was asked for longest ago first. */
  readonly #kept = new Map<string, ReadDocument>()
  /** The same by row: entries of an index tell rows. */
  readonly #byId = new Map<number, ReadDocument>()
  #bytes = 0

  get(path: string): StoredDocument | undefined {
    const found = this.#kept.get(path)
    if (found) this.#asked(found)
    return found?.document
  }

  byId(id: number): ReadDocument | undefined {
    const found = this.#byId.get(id)
    if (found) this.#asked(found)
    return found
  }

  #asked(found: ReadDocument): void {
    const { path } = found.document
    this.#kept.delete(path)
    this.#kept.set(path, found)
  }

  keep(read: ReadDocument): void {
    if (read.bytes > largestBytes) return
    this.forget(read.document.path)
    this.#kept.set(read.document.path, read)
    this.#byId.set(read.id, read)
    this.#bytes += read.bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= mostBytes) return
      this.forget(oldest)
    }
  }

  forget(path: string): void {
    const found = this.#kept.get(path)
    if (!found) return
    this.#kept.delete(path)
    this.#byId.delete(found.id)
    this.#bytes -= found.bytes
  }
}
