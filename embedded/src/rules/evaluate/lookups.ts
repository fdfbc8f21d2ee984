import type { DocumentReader, RulesDocument } from '../contract.ts'
import { documentValue } from '../judge/document-value.ts'
import { LookupPool } from '../lookup-pool.ts'
import { documentPath, PathValue } from '../values/path.ts'
import { Fault, type Result, type Value, wrongType } from '../values/value.ts'

/** Thrown when a request asks for more than the language grants it; whatever would follow, it is denied. */
export class LimitExceeded extends Error {}

/** Documents that one operation may read through rules, by service; the same one again is free. */
export const maxDocuments = { firestore: 10, storage: 2 } as const

/** The documents that rules read while judging one operation. */
export class Lookups {
  readonly #reader: DocumentReader
  readonly #database: string
  readonly #limit: number
  readonly #pool: LookupPool
  readonly #now = new Set<string>()
  readonly #after = new Set<string>()

  constructor(reader: DocumentReader, database: string, limit: number, pool = new LookupPool(limit)) {
    this.#reader = reader
    this.#database = database
    this.#limit = limit
    this.#pool = pool
  }

  /** Every path read so far, each once. */
  get paths(): string[] {
    return [...new Set([...this.#now, ...this.#after])]
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
    const own = after ? this.#after : this.#now
    if (!own.has(name) && this.#now.size + this.#after.size >= this.#limit) {
      throw new LimitExceeded(`more than ${this.#limit} documents are read`)
    }
    const known = after ? this.#pool.after : this.#pool.now
    const cached = known.get(name)
    if (cached === undefined && this.#pool.size >= this.#pool.limit) {
      throw new LimitExceeded(`more than ${this.#pool.limit} documents are read for one request`)
    }
    own.add(name)
    if (cached !== undefined) return cached
    const found = after ? this.#reader.getAfter(name) : this.#reader.get(name)
    known.set(name, found)
    return found
  }
}
