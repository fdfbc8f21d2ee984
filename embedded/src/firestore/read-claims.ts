import type { Claim } from './locks.ts'
import { collectionOf, idOf } from './names.ts'
import { inScope } from './query/match.ts'

type ScopeClaim = Extract<Claim, { kind: 'scope' }>

/** What a claim takes in memory besides its name, in bytes. */
const claimBytes = 100

/** What an optimistic transaction has read: each document and each scope once, as of its first reading. */
export class ReadClaims {
  readonly #documents = new Map<string, number>()
  /** By the id of their collections, null for all; then by all that they are. */
  readonly #scopes = new Map<string | null, Map<string, { claim: ScopeClaim; version: number }>>()
  #scopeCount = 0
  #bytes = 0
  #earliest: number | null = null

  /** The version of the first reading; null when nothing was read. */
  get earliest(): number | null {
    return this.#earliest
  }

  get bytes(): number {
    return this.#bytes
  }

  get scopes(): number {
    return this.#scopeCount
  }

  note(claim: Claim, version: number): void {
    this.#earliest ??= version
    if (claim.kind === 'document') {
      if (this.#documents.has(claim.path)) return
      this.#documents.set(claim.path, version)
      this.#bytes += claimBytes + 2 * claim.path.length
      return
    }
    const key = `${claim.allDescendants} ${claim.parent}`
    const alike = this.#scopes.get(claim.collectionId) ?? new Map()
    if (alike.has(key)) return
    alike.set(key, { claim, version })
    this.#scopes.set(claim.collectionId, alike)
    this.#scopeCount++
    this.#bytes += claimBytes + 4 * key.length + 2 * (claim.collectionId?.length ?? 0)
  }

  /** Whether a document that changed at a version had been read before. */
  includes(path: string, version: number): boolean {
    const read = this.#documents.get(path)
    if (read !== undefined && read < version) return true
    if (this.#scopeCount === 0) return false
    for (const id of [idOf(collectionOf(path)), null]) {
      for (const scope of this.#scopes.get(id)?.values() ?? []) {
        if (scope.version < version && inScope(scope.claim, path)) return true
      }
    }
    return false
  }
}
