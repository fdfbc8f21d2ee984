import type { AuditEntry } from '@varanda/domain/audit/audit'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { chainEntries, type NewEntry } from './chain-entries.ts'

const logs = new WeakMap<Transaction, NewEntry[]>()
const writing = new Set<PropertyKey>(['create', 'set', 'update', 'delete'])

/**
 * A transaction that may write into the log. What it writes waits until `work` is done: putting an entry into the chain
 * has to read first, and Firestore reads nothing after a write.
 */
export function runLogged<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
  return db.runTransaction(async (transaction) => {
    const writes: (() => unknown)[] = []
    const entries: NewEntry[] = []
    const waiting: Transaction = new Proxy(transaction, {
      get(target, name) {
        const method = Reflect.get(target, name) as (...given: unknown[]) => unknown
        if (!writing.has(name)) return method.bind(target)
        return (...given: unknown[]) => {
          writes.push(() => method.apply(target, given))
          return waiting
        }
      },
    })
    logs.set(waiting, entries)
    const answer = await work(waiting)
    const chain = entries.length > 0 ? await chainEntries(db, transaction, entries) : undefined
    for (const write of writes) write()
    chain?.()
    return answer
  })
}

/** Writes into the log what this transaction of `runLogged` does, if it does it. Answers the entry's path. */
export function writeDown(transaction: Transaction, entry: AuditEntry): string {
  const entries = logs.get(transaction)
  if (!entries) throw new Error('only a transaction of runLogged writes into the log')
  const id = newId()
  entries.push({ id, entry })
  return paths.auditEntry(id)
}
