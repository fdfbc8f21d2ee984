import type { Document, Value, Write } from '../../src/firestore/wire.ts'
import { type Account, acknowledge, fromFields, type List, type Lists, toFields } from './bank.ts'
import type { History, Step } from './history.ts'
import { postJson } from './post-json.ts'
import { doWork, type Random, type Reads, type Work } from './work.ts'

const root = 'projects/demo/databases/(default)/documents'

/** The server refused; nothing was written. */
class Refused extends Error {}

/** Over REST: as the Admin SDK, whose transactions lock, or as a client, whose are checked when they commit. */
export class RestClient {
  readonly #who: string
  readonly #isAdmin: boolean
  readonly #origin: () => string
  readonly #parts: { history: History; lists: Lists; random: Random }

  constructor(
    who: string,
    isAdmin: boolean,
    origin: () => string,
    parts: { history: History; lists: Lists; random: Random },
  ) {
    this.#who = who
    this.#isAdmin = isAdmin
    this.#origin = origin
    this.#parts = parts
  }

  /** Whether it was acknowledged. */
  async transact(work: Work): Promise<boolean> {
    const step = this.#begin()
    let isSent = false
    try {
      const readOnly = work === 'look' && this.#isAdmin
      const options = readOnly ? { readOnly: {} } : { readWrite: {} }
      const { transaction } = (await this.#ask(':beginTransaction', { options })) as { transaction: string }
      const writes = await doWork(work, step, this.#reads(transaction), this.#parts)
      const changed = [...writes.accounts, ...writes.lists].map(
        ([path, data]): Write => ({ update: { name: `${root}/${path}`, fields: toFields(data) } }),
      )
      isSent = true
      // Of one that only read, the commit says whether what it read was all true at once.
      if (!readOnly) await this.#ask(':commit', { writes: changed, transaction })
      acknowledge(this.#parts.history, step, writes.accounts)
      return true
    } catch (error) {
      if (error instanceof Refused || !isSent) step.outcome = 'failed'
      return false
    }
  }

  /** Appends without reading. */
  async append(): Promise<boolean> {
    const { history, lists, random } = this.#parts
    const step = this.#begin()
    const { path, slot, gen } = lists.current(random(16))
    step.writes = [history.key(path)]
    try {
      await this.#ask(':commit', { writes: [appending(path, slot, gen, step.id)] })
      acknowledge(history, step, new Map())
      return true
    } catch (error) {
      if (error instanceof Refused) step.outcome = 'failed'
      return false
    }
  }

  #begin(): Step {
    return this.#parts.history.begin(this.#who, performance.now())
  }

  #reads(transaction: string): Reads {
    const get = async <T>(path: string): Promise<T | undefined> => {
      const answers = (await this.#ask(':batchGet', { documents: [`${root}/${path}`], transaction })) as {
        found?: Document
      }[]
      const found = answers.find((answer) => answer.found)?.found
      return found && fromFields<T>(found.fields)
    }
    return {
      account: (path) => get<Account>(path),
      list: (path) => get<List>(path),
      group: (group) => this.#query('accounts', transaction, { field: 'group', value: { integerValue: `${group}` } }),
    }
  }

  /** Every document of a collection, or those with a field's value. */
  query<T>(collectionId: string): Promise<Map<string, T>> {
    return this.#query<T>(collectionId)
  }

  async #query<T>(
    collectionId: string,
    transaction?: string,
    equal?: { field: string; value: Value },
  ): Promise<Map<string, T>> {
    const where = equal && {
      fieldFilter: { field: { fieldPath: equal.field }, op: 'EQUAL', value: equal.value },
    }
    const structuredQuery = { from: [{ collectionId }], where }
    const answers = (await this.#ask(':runQuery', { structuredQuery, transaction })) as { document?: Document }[]
    return new Map(
      answers.flatMap(({ document }) =>
        document ? [[document.name.slice(root.length + 1), fromFields<T>(document.fields)]] : [],
      ),
    )
  }

  async #ask(method: string, body: object): Promise<unknown> {
    const headers = this.#isAdmin ? { authorization: 'Bearer owner' } : undefined
    const { status, body: answer } = await postJson(`${this.#origin()}/v1/${root}${method}`, body, headers)
    if (status !== 200) throw new Refused(JSON.stringify(answer))
    return answer
  }
}

function appending(path: string, slot: number, gen: number, step: number): Write {
  return {
    update: { name: `${root}/${path}`, fields: toFields({ slot, gen }) },
    updateMask: { fieldPaths: ['slot', 'gen'] },
    updateTransforms: [{ fieldPath: 'values', appendMissingElements: { values: [{ integerValue: String(step) }] } }],
  }
}
