import type { Verdict } from '../rules/contract.ts'
import type { Caller } from './contract.ts'
import type { Query } from './query/query.ts'

/**
 * What one request would cost on Firestore, in operations. Source: https://firebase.google.com/docs/firestore/pricing
 *
 * A read is a document that was answered or sent to a listener, a query that found nothing, each 1,000 index entries of
 * an aggregation; a document that rules looked at counts once a request, also when the request is refused.
 */
export class Bill {
  /** Counts up from 1. */
  readonly number: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** A uid, `(nobody)`, or `(admin)` for the Admin SDK. */
  readonly who: string
  readonly what: string
  /** Path of the collection, or of the first document. */
  readonly place: string
  reads = 0
  writes = 0
  deletes = 0
  readonly #lookedAt = new Set<string>()

  constructor(number: number, at: number, caller: Caller, what: string, place: string) {
    this.number = number
    this.at = at
    this.who = caller.kind === 'admin' ? '(admin)' : (caller.auth?.uid ?? '(nobody)')
    this.what = what
    this.place = place
  }

  /** Documents that rules have read for this request, each once. */
  get ruleReads(): number {
    return this.#lookedAt.size
  }

  judged(verdict: Verdict | null): void {
    for (const path of verdict?.reads ?? []) this.#lookedAt.add(path)
  }

  /** A query that found nothing costs a read, too; skipped documents are paid like those that are answered. */
  answered(documents: number, skipped = 0): void {
    this.reads += Math.max(1, documents > 0 ? documents + skipped : 0)
  }

  aggregated(indexEntries: number): void {
    this.reads += Math.max(1, Math.ceil(indexEntries / 1_000))
  }
}

/** The bills of the last requests, in memory only. */
export class Meter {
  readonly #now: () => number
  readonly #capacity: number
  readonly #bills: Bill[] = []
  #opened = 0

  constructor(now: () => number, capacity = 5_000) {
    this.#now = now
    this.#capacity = capacity
  }

  open(caller: Caller, what: string, place: string): Bill {
    const bill = new Bill(++this.#opened, this.#now(), caller, what, place)
    this.#bills[(bill.number - 1) % this.#capacity] = bill
    return bill
  }

  /** Those after a number, oldest first, as far as they are kept. */
  since(number: number): Bill[] {
    return this.#bills.filter((bill) => bill.number > number).sort((a, b) => a.number - b.number)
  }
}

/** Where a query looks, for whoever reads the bill. */
export function placeOf({ parent, collectionId, allDescendants }: Query): string {
  return [parent, `${allDescendants ? '**/' : ''}${collectionId ?? '**'}`].filter((part) => part !== '').join('/')
}
