/**
 * The documents of the histories. Accounts move money within their group and count their own versions; lists grow by
 * the ids of the steps that append to them, and make room for a new list when they are long.
 */
import type { Fields, Value } from '../../src/firestore/wire.ts'
import type { History, Step } from './history.ts'

export const groups = 8
const accountsInGroup = 8
export const groupTotal = accountsInGroup * 100
export const slots = 16
const fullList = 40

export interface Account {
  group: number
  balance: number
  rev: number
  by: number
}

export interface List {
  slot: number
  gen: number
  values: number[]
}

export const accountsOf = (group: number): string[] =>
  Array.from({ length: accountsInGroup }, (_, index) => `accounts/g${group}n${index}`)

export const allAccounts = Array.from({ length: groups }, (_, group) => accountsOf(group)).flat()

export const newAccount = (group: number, by: number): Account => ({ group, balance: 100, rev: 1, by })

/** Which list of each slot is growing now. */
export class Lists {
  readonly #generations = new Array<number>(slots).fill(0)

  current(slot: number): { path: string; slot: number; gen: number } {
    const gen = this.#generations[slot]!
    return { path: `lists/s${slot}g${gen}`, slot, gen }
  }

  seen({ slot, gen, values }: List): void {
    if (values.length >= fullList && gen === this.#generations[slot]) this.#generations[slot]!++
  }
}

/** What a step reads goes through here: versions are noted, and come out as the pairs that a step keeps. */
export class Reading {
  readonly #history: History
  readonly #pairs: number[] = []

  constructor(history: History) {
    this.#history = history
  }

  account(path: string, account: Account | undefined): void {
    const key = this.#history.key(path)
    if (account) this.#history.note(key, account.rev, account.by)
    this.#pairs.push(key, account?.rev ?? 0)
  }

  list(path: string, list: List | undefined): void {
    const key = this.#history.key(path)
    this.#pairs.push(key, this.#history.noteList(key, list?.values ?? []))
  }

  /** All accounts of a group at once: no money comes or goes. */
  total(who: string, accounts: readonly Account[]): void {
    const total = accounts.reduce((sum, { balance }) => sum + balance, 0)
    if (accounts.length === accountsInGroup && total === groupTotal) return
    this.#history.problems.add(`${who}: saw ${accounts.length} accounts with ${total} in a group`)
  }

  get pairs(): Int32Array {
    return Int32Array.from(this.#pairs)
  }
}

/** Called when a step is acknowledged: versions that it counted itself are known now. */
export function acknowledge(history: History, step: Step, accounts: ReadonlyMap<string, Account>): void {
  step.outcome = 'committed'
  step.ended = performance.now()
  for (const [path, { rev }] of accounts) history.note(history.key(path), rev, step.id)
}

export function toFields(data: object): Fields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]))
}

function toValue(value: unknown): Value {
  return Array.isArray(value) ? { arrayValue: { values: value.map(toValue) } } : { integerValue: String(value) }
}

export function fromFields<T>(fields: Fields): T {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromValue(value)])) as T
}

function fromValue(value: Value): unknown {
  if ('integerValue' in value) return Number(value.integerValue)
  return 'arrayValue' in value ? (value.arrayValue.values ?? []).map(fromValue) : null
}
