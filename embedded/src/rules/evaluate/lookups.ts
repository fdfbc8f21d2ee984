import type { DocumentReader, RulesDocument } from '../contract.ts'
import { documentValue } from '../judge/document-value.ts'
import { documentPath, PathValue } from '../values/path.ts'
import { Fault, type Result, type Value, wrongType } from '../values/value.ts'

/** Thrown when a request asks for more than the language grants it; whatever would follow, it is denied. */
export class LimitExceeded extends Error {}

/** Documents that one request may read through rules, by service; the same one again is free. */
export const maxDocuments = { firestore: 10, storage: 2 } as const

/** The documents that rules read while judging one request. */
export class Lookups {
  readonly #reader: DocumentReader
  readonly #database: string
  readonly #limit: number
  readonly #now = new Map<string, RulesDocument | null>()
  readonly #after = new Map<string, RulesDocument | null>()

  constructor(reader: DocumentReader, database: string, limit: number) {
    this.#reader = reader
    this.#database = database
    this.#limit = limit
  }

  /** Every path read so far, each once. */
  get paths(): string[] {
    return [...new Set([...this.#now.keys(), ...this.#after.keys()])]
  }

  get(path: Value, after: boolean): Result {
    const found = this.#find(path, after)
    if (found instanceof Fault) return found
    return found ? documentValue(found, this.#database) : new Fault('there is no such document')
  }

  exists(path: Value, after: boolean): Result {
    const found = this.#find(path, after)
    return found instanceof Fault ? found : found !== null
  }

  #find(path: Value, after: boolean): RulesDocument | null | Fault {
    if (!(path instanceof PathValue)) return wrongType("a document's path", path)
    const name = documentPath(path, this.#database)
    if (name === null) return new Fault(`${path} is no document of this database`)
    const known = after ? this.#after : this.#now
    const cached = known.get(name)
    if (cached !== undefined) return cached
    if (this.#now.size + this.#after.size >= this.#limit) {
      throw new LimitExceeded(`more than ${this.#limit} documents are read`)
    }
    const found = after ? this.#reader.getAfter(name) : this.#reader.get(name)
    known.set(name, found)
    return found
  }
}
