import type { StoredDocument } from './stored-document.ts'

/** Of what is kept, the bytes of its rows; read into objects they take a few times as much. */
const mostBytes = 1024 * 1024
/** A larger document would push many others out, and is seldom asked for twice. */
const largestBytes = 16 * 1024

/**
 * The documents that were read last, so that what every request asks for (whoever asks, a circle's rules, a feed's newest
 * page) is read from its row once. What it holds is committed, and the same for all: nobody may change it.
 */
export class DocumentCache {
  /** By the keys of rows, as text; the one that was asked for longest ago first. */
  readonly #kept = new Map<string, { document: StoredDocument; bytes: number }>()
  #bytes = 0

  get(key: string): StoredDocument | undefined {
    const found = this.#kept.get(key)
    if (!found) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, found)
    return found.document
  }

  /** `bytes`: the length of its row. */
  keep(key: string, document: StoredDocument, bytes: number): void {
    if (bytes > largestBytes) return
    this.forget(key)
    this.#kept.set(key, { document, bytes })
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= mostBytes) return
      this.forget(oldest)
    }
  }

  forget(key: string): void {
    const found = this.#kept.get(key)
    if (!found) return
    this.#kept.delete(key)
    this.#bytes -= found.bytes
  }
}
