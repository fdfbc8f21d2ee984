import { FirestoreError } from './error.ts'
import { inScope } from './query/match.ts'
import type { Query } from './query/query.ts'

/**
 * What a transaction has read or a commit will write. Query claims cover the whole collection, group or subtree, so
 * that no document can appear in it unseen.
 */
export type Claim =
  | { kind: 'document'; path: string }
  | ({ kind: 'scope' } & Pick<Query, 'parent' | 'collectionId' | 'allDescendants'>)

interface Waiter {
  owner: string
  claims: Claim[]
  shared: boolean
  settle: (error?: FirestoreError) => void
}

interface Holding {
  claims: Claim[]
  shared: boolean
  /** The documents among the claims, once somebody had to look for one of many; see `documentsOf`. */
  documents?: { of: number; paths: Set<string>; scopes: Claim[] }
}

/** Claims are only ever added. */
function documentsOf(holding: Holding): { paths: Set<string>; scopes: Claim[] } {
  const { claims } = holding
  if (holding.documents?.of !== claims.length) {
    const paths = new Set(claims.flatMap((claim) => (claim.kind === 'document' ? [claim.path] : [])))
    holding.documents = { of: claims.length, paths, scopes: claims.filter(({ kind }) => kind === 'scope') }
  }
  return holding.documents!
}

/**
 * Locks of server transactions. A claim is exclusive from the first read on: contenders queue in order of arrival and
 * each reaches its decision, where shared read locks would deadlock on their upgrade. Plain commits and those of clients
 * hold their claims "shared", if they have to wait at all: they do not hinder one another, only transactions.
 */
export class LockTable {
  readonly #exclusive = new Map<string, Holding>()
  /** Apart from the others, since plain commits are many and need not look at one another. */
  readonly #shared = new Map<string, Holding>()
  readonly #waiting: Waiter[] = []
  readonly #maxWaitMs: number

  constructor(maxWaitMs: number) {
    this.#maxWaitMs = maxWaitMs
  }

  /** Resolves when the claims are held. ABORTED on deadlock, or after waiting too long. Null means: held at once. */
  acquire(owner: string, claims: Claim[], shared = false): Promise<void> | null {
    const held = this.#exclusive.get(owner)
    const missing = held ? claims.filter((claim) => !isCovered(held, claim)) : claims
    if (missing.length === 0) return null
    const waiter: Waiter = { owner, claims: missing, shared, settle: () => {} }
    const blockers = this.#blockers(waiter, this.#waiting.length)
    if (blockers.size === 0) {
      this.#hold(waiter)
      return null
    }
    if (this.#reaches(blockers, owner)) return Promise.reject(deadlock())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
        reject(new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.'))
        this.#grantWaiting()
      }, this.#maxWaitMs)
      timer.unref()
      waiter.settle = (error) => {
        clearTimeout(timer)
        if (error) reject(error)
        else resolve()
      }
      this.#waiting.push(waiter)
    })
  }

  /** Whether nobody would have to be waited for to hold the claims as a plain commit does. */
  isFree(owner: string, claims: Claim[]): boolean {
    return this.#blockers({ owner, claims, shared: true, settle: () => {} }, this.#waiting.length).size === 0
  }

  /** Gives up everything that an owner holds. */
  release(owner: string): void {
    const released = [this.#exclusive.delete(owner), this.#shared.delete(owner)].includes(true)
    if (released && this.#waiting.length > 0) this.#grantWaiting()
  }

  #hold({ owner, claims, shared }: Waiter): void {
    const holdings = shared ? this.#shared : this.#exclusive
    const holding = holdings.get(owner)
    if (holding) holding.claims.push(...claims)
    else holdings.set(owner, { claims: [...claims], shared })
  }

  #grantWaiting(): void {
    for (let i = 0; i < this.#waiting.length; ) {
      const waiter = this.#waiting[i]!
      if (this.#blockers(waiter, i).size > 0) {
        i++
        continue
      }
      this.#waiting.splice(i, 1)
      this.#hold(waiter)
      waiter.settle()
    }
    this.#breakCircles()
  }

  /** An owner that waits for several things at once can come into a circle by being granted one of them. */
  #breakCircles(): void {
    for (const waiter of [...this.#waiting]) {
      if (!this.#holdsAnything(waiter.owner) || !this.#reaches(this.#holders(waiter), waiter.owner)) continue
      this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
      waiter.settle(deadlock())
    }
  }

  /**
   * Owners that hold what the waiter wants and, unless it holds something itself, those before it in the queue. Who
   * holds something waits for holders only: so a circle can only be one of holders, which is looked for.
   */
  #blockers(waiter: Waiter, position: number): Set<string> {
    const blockers = this.#holders(waiter)
    if (this.#holdsAnything(waiter.owner)) return blockers
    for (const earlier of this.#waiting.slice(0, position)) {
      if (earlier.owner !== waiter.owner && conflict(earlier, waiter)) blockers.add(earlier.owner)
    }
    return blockers
  }

  #holdsAnything(owner: string): boolean {
    return this.#exclusive.has(owner) || this.#shared.has(owner)
  }

  #holders(waiter: Waiter): Set<string> {
    const owners = new Set<string>()
    for (const holdings of waiter.shared ? [this.#exclusive] : [this.#exclusive, this.#shared]) {
      for (const [owner, holding] of holdings) {
        if (owner !== waiter.owner && conflict(holding, waiter)) owners.add(owner)
      }
    }
    return owners
  }

  /** Whether any of the owners waits, directly or through others, for `target`. */
  #reaches(owners: Set<string>, target: string): boolean {
    const seen = new Set<string>()
    const queue = [...owners]
    for (let owner = queue.pop(); owner !== undefined; owner = queue.pop()) {
      if (owner === target) return true
      if (seen.has(owner)) continue
      seen.add(owner)
      for (const waiter of this.#waiting) if (waiter.owner === owner) queue.push(...this.#holders(waiter))
    }
    return false
  }
}

function deadlock(): FirestoreError {
  return new FirestoreError('ABORTED', 'Deadlock between transactions; please try again.')
}

/** A commit of very many documents must not be compared with another's claim by claim. */
function conflict(a: Holding, b: Holding): boolean {
  if (a.shared && b.shared) return false
  const [few, many] = a.claims.length <= b.claims.length ? [a, b] : [b, a]
  const { paths, scopes } = documentsOf(many)
  return few.claims.some((left) =>
    left.kind === 'document'
      ? paths.has(left.path) || scopes.some((right) => touches(right, left.path))
      : many.claims.some((right) => claimsOverlap(left, right)),
  )
}

function isCovered(held: Holding, claim: Claim): boolean {
  const { paths, scopes } = documentsOf(held)
  return (claim.kind === 'document' && paths.has(claim.path)) || scopes.some((one) => covers(one, claim))
}

function covers(held: Claim, claim: Claim): boolean {
  if (claim.kind === 'document') return touches(held, claim.path)
  return (
    held.kind === 'scope' &&
    held.parent === claim.parent &&
    held.collectionId === claim.collectionId &&
    held.allDescendants === claim.allDescendants
  )
}

/** Whether a claim includes a document. */
function touches(claim: Claim, path: string): boolean {
  return claim.kind === 'document' ? claim.path === path : inScope(claim, path)
}

/** May say yes for two scopes that share no document. */
function claimsOverlap(a: Claim, b: Claim): boolean {
  if (a.kind === 'document') return touches(b, a.path)
  if (b.kind === 'document') return touches(a, b.path)
  if (a.collectionId !== null && b.collectionId !== null && a.collectionId !== b.collectionId) return false
  if (!a.allDescendants && !b.allDescendants) return a.parent === b.parent
  return isWithin(a.parent, b.parent) || isWithin(b.parent, a.parent)
}

function isWithin(path: string, ancestor: string): boolean {
  return ancestor === '' || path === ancestor || path.startsWith(`${ancestor}/`)
}
