import { type Account, accountsOf, groups, type List, type Lists, Reading, slots } from './bank.ts'
import type { History, Step } from './history.ts'

/** A transaction as the work sees it, whoever carries it out. */
export interface Reads {
  account(path: string): Promise<Account | undefined>
  list(path: string): Promise<List | undefined>
  /** All accounts of a group; absent where a transaction cannot ask queries. */
  group?(group: number): Promise<Map<string, Account>>
}

/** What a transaction wants to write; accounts and lists are set whole. */
export interface Writes {
  accounts: Map<string, Account>
  lists: Map<string, List>
}

export type Work = 'transfer' | 'append' | 'look'

/** Seeded: the same numbers each time, though not the same history, as machines differ. */
export type Random = (below: number) => number

/** Does one piece of work for `step`: reads, notes what was read, and says what to write. */
export async function doWork(
  work: Work,
  step: Step,
  reads: Reads,
  parts: { history: History; lists: Lists; random: Random },
): Promise<Writes> {
  const { history, lists, random } = parts
  const reading = new Reading(history)
  const writes: Writes = { accounts: new Map(), lists: new Map() }
  const readList = async (slot: number): Promise<List> => {
    const { path, gen } = lists.current(slot)
    const list = await reads.list(path)
    reading.list(path, list)
    if (list) lists.seen(list)
    if (work !== 'look') writes.lists.set(path, { slot, gen, values: [...(list?.values ?? []), step.id] })
    return list ?? { slot, gen, values: [] }
  }
  const group = random(groups)
  if (work === 'transfer') await transfer(group, step, reads, reading, writes, random)
  if (work === 'look' && reads.group) {
    const accounts = await reads.group(group)
    for (const [path, account] of accounts) reading.account(path, account)
    reading.total(step.who, [...accounts.values()])
  }
  if (work !== 'transfer' || random(4) === 0) await readList(random(slots))
  if (work === 'append' && random(3) === 0) {
    const slot = random(slots)
    if (!writes.lists.has(lists.current(slot).path)) await readList(slot)
  }
  step.reads = reading.pairs
  step.writes = [...writes.accounts.keys(), ...writes.lists.keys()].map((path) => history.key(path))
  return writes
}

async function transfer(
  group: number,
  step: Step,
  reads: Reads,
  reading: Reading,
  writes: Writes,
  random: Random,
): Promise<void> {
  const paths = accountsOf(group)
  const from = random(paths.length)
  const both = [paths[from]!, paths[(from + 1 + random(paths.length - 1)) % paths.length]!]
  const amount = 1 + random(10)
  for (const [index, path] of both.entries()) {
    const account = (await reads.account(path))!
    reading.account(path, account)
    const { balance, rev } = account
    const changed = { group, balance: balance + (index === 0 ? -amount : amount), rev: rev + 1, by: step.id }
    writes.accounts.set(path, changed)
  }
}
