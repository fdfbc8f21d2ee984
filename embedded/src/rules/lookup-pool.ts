import type { RulesDocument } from './contract.ts'

/** Firestore's bound on the documents that rules read for one request about several documents. */
const mostDocuments = 20

/**
 * What rules have read for one request about several documents: a batch, a transaction, a read of many. Each operation
 * keeps its own bound of 10; all together may read 20, and one that was read for one operation is free for the next.
 * Source: https://firebase.google.com/docs/firestore/security/rules-structure#access_call_limits
 */
export class LookupPool {
  readonly limit: number
  readonly now = new Map<string, RulesDocument | null>()
  readonly after = new Map<string, RulesDocument | null>()

  constructor(limit = mostDocuments) {
    this.limit = limit
  }

  get size(): number {
    return this.now.size + this.after.size
  }
}
