import type { WebClient } from '../support/web-sdk.ts'
import { type Account, acknowledge, type List, type Lists } from './bank.ts'
import type { History, Step } from './history.ts'
import { doWork, type Random, type Work } from './work.ts'

/** What the SDK says when the server has refused: nothing was written. */
const refusals = new Set(['aborted', 'failed-precondition', 'already-exists', 'not-found', 'invalid-argument'])

/** A browser: its transactions are optimistic and try again by themselves, its batches wait for a connection. */
export class WebWriter {
  readonly #who: string
  readonly #client: WebClient
  readonly #parts: { history: History; lists: Lists; random: Random }

  constructor(who: string, client: WebClient, parts: { history: History; lists: Lists; random: Random }) {
    this.#who = who
    this.#client = client
    this.#parts = parts
  }

  /** Whether it was acknowledged. Each attempt is a step of its own. */
  async transact(work: Work): Promise<boolean> {
    const { db, sdk } = this.#client
    const { history } = this.#parts
    const { doc, runTransaction } = sdk.firestore
    let attempt: Step | undefined
    try {
      const writes = await runTransaction(
        db,
        async (transaction) => {
          attempt = history.begin(this.#who, performance.now())
          const get = async <T>(path: string) => (await transaction.get(doc(db, path))).data() as T | undefined
          const reads = { account: (path: string) => get<Account>(path), list: (path: string) => get<List>(path) }
          const writes = await doWork(work, attempt, reads, this.#parts)
          for (const [path, data] of [...writes.accounts, ...writes.lists]) transaction.set(doc(db, path), { ...data })
          return writes
        },
        { maxAttempts: 3 },
      )
      acknowledge(history, attempt!, writes.accounts)
      return true
    } catch (error) {
      if (attempt && refusals.has((error as { code?: string }).code ?? '')) attempt.outcome = 'failed'
      return false
    }
  }

  /** A batch that appends to two lists without reading, or to one. */
  async append(): Promise<boolean> {
    const { db, sdk } = this.#client
    const { history, lists, random } = this.#parts
    const { arrayUnion, doc, writeBatch } = sdk.firestore
    const step = history.begin(this.#who, performance.now())
    const batch = writeBatch(db)
    for (const slot of new Set([random(16), random(16)])) {
      const { path, gen } = lists.current(slot)
      step.writes.push(history.key(path))
      batch.set(doc(db, path), { slot, gen, values: arrayUnion(step.id) }, { merge: true })
    }
    await batch.commit()
    acknowledge(history, step, new Map())
    return true
  }
}
