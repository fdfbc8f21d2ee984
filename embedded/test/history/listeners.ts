import type { DocumentData, DocumentSnapshot, QuerySnapshot, SnapshotMetadata } from 'firebase/firestore'
import type { WebClient } from '../support/web-sdk.ts'
import { type Account, allAccounts, groups, type List, Reading, slots } from './bank.ts'
import type { History, Step } from './history.ts'

/** What a listener shows: paths with the number of each document's version. */
export type Shown = ReadonlyMap<string, number>

export interface Listener {
  who: string
  /** Snapshots of the server's. */
  snapshots(): number
  shown(): Shown
  /** What it would show in a database with these documents. */
  wanted(accounts: ReadonlyMap<string, Account>, lists: ReadonlyMap<string, List>): Shown
  stop(): void
}

const limit = 3
/** Snapshots of everything are many documents each: one of so many is kept whole. */
const keepOneOf = 16

type Row = { path: string; data: Account | List }

/** Listeners of four shapes, one after another: a group, the richest of a group, a slot's newest lists, one account. */
export function listen(number: number, client: WebClient, history: History): Listener {
  const { collection, doc, onSnapshot, query, where, orderBy, limit: first } = client.sdk.firestore
  const { db } = client
  const shape = number % 25 === 0 ? 'all' : (['group', 'richest', 'slot', 'account'] as const)[number % 4]!
  const turn = Math.floor(number / 4)
  const group = turn % groups
  const slot = turn % slots
  const path = allAccounts[(turn * 7) % allAccounts.length]!
  const follow = new Followed(`listener ${number} (${shape})`, shape, history)
  const accounts = collection(db, 'accounts')
  const isError = (error: Error) => void history.problems.add(`${follow.who}: ${error.message}`)
  const onQuery = (snapshot: QuerySnapshot) => follow.show(snapshot.docs.map(rowOf), snapshot.metadata)
  const stop =
    shape === 'account'
      ? onSnapshot(
          doc(db, path),
          (snapshot) => follow.show(snapshot.exists() ? [rowOf(snapshot)] : [], snapshot.metadata),
          isError,
        )
      : onSnapshot(
          {
            all: query(accounts),
            group: query(accounts, where('group', '==', group)),
            richest: query(accounts, where('group', '==', group), orderBy('balance', 'desc'), first(limit)),
            slot: query(collection(db, 'lists'), where('slot', '==', slot), orderBy('gen', 'desc'), first(limit)),
          }[shape],
          onQuery,
          isError,
        )
  return {
    who: follow.who,
    snapshots: () => follow.count,
    shown: () => follow.shown,
    wanted: (all, lists) => {
      if (shape === 'slot') {
        const rows = [...lists].filter(([_, list]) => list.slot === slot).sort(([, a], [, b]) => b.gen - a.gen)
        return new Map(rows.slice(0, limit).map(([name, list]) => [name, list.values.length]))
      }
      const rows = [...all].filter(([name, account]) => {
        return shape === 'all' || (shape === 'account' ? name === path : account.group === group)
      })
      // Equal balances are in the order of names, turned round with the rest.
      rows.sort(([one, a], [other, b]) => b.balance - a.balance || (one < other ? 1 : -1))
      const shown = shape === 'richest' ? rows.slice(0, limit) : rows
      return new Map(shown.map(([name, { rev }]) => [name, rev]))
    },
    stop,
  }
}

function rowOf(snapshot: DocumentSnapshot<DocumentData>): Row {
  return { path: snapshot.ref.path, data: snapshot.data() as Account | List }
}

class Followed {
  readonly who: string
  readonly #shape: string
  readonly #history: History
  count = 0
  shown: Shown = new Map()
  #last: Step | undefined

  constructor(who: string, shape: string, history: History) {
    this.who = who
    this.#shape = shape
    this.#history = history
  }

  /** While the connection is away, the SDK shows what it last knew, and perhaps only some of what came since. */
  show(rows: readonly Row[], { fromCache }: SnapshotMetadata): void {
    const before = this.shown
    this.shown = new Map(rows.map(({ path, data }) => [path, 'rev' in data ? data.rev : data.values.length]))
    for (const [path, version] of this.shown) {
      if (version < (before.get(path) ?? 0)) this.#history.problems.add(`${this.who}: ${path} went back to ${version}`)
    }
    if (fromCache) return
    const reading = new Reading(this.#history)
    for (const { path, data } of rows) {
      if ('rev' in data) reading.account(path, data)
      else reading.list(path, data)
    }
    if (this.#shape === 'group') {
      reading.total(
        this.who,
        rows.map(({ data }) => data as Account),
      )
    }
    if (this.#shape !== 'all' || this.count % keepOneOf === 0) {
      this.#last = this.#history.snapshot(this.who, reading.pairs, this.#last)
    }
    this.count++
  }
}
