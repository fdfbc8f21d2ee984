/** One long disturbed afternoon: writers and listeners work while their connections and their server are taken away. */
import { setTimeout as after } from 'node:timers/promises'
import { randomFrom } from '../support/random.ts'
import { webClient } from '../support/web-sdk.ts'
import { type Account, accountsOf, acknowledge, groups, type List, Lists, newAccount, toFields } from './bank.ts'
import { anomaliesOf } from './check.ts'
import { History } from './history.ts'
import { type Listener, listen } from './listeners.ts'
import { postJson } from './post-json.ts'
import { RestClient } from './rest-client.ts'
import { shakenServer } from './shaken-server.ts'
import { WebWriter } from './web-writer.ts'
import type { Work } from './work.ts'

export interface RunOptions {
  seed: number
  /** How many transactions are to be acknowledged. */
  transactions: number
  clients: number
  listeners: number
  /** Disturbances come about so often, in milliseconds, one kind after another. */
  everyMs: number
  disturbances: readonly Disturbance[]
}

/** `cut`: all connections of listeners; `offline`: one browser; `pause`, `stop`, `kill`: the server's process. */
export type Disturbance = 'cut' | 'offline' | 'pause' | 'stop' | 'kill'

export interface RunResult {
  anomalies: string[]
  figures: Record<string, number>
}

const listenersInBrowser = 10
/** A listener whose connection is away may take this long to come back by itself. */
const settleMs = 90_000

export async function run(options: RunOptions): Promise<RunResult> {
  const random = randomFrom(options.seed).below
  const server = await shakenServer()
  const history = new History()
  const lists = new Lists()
  const parts = { history, lists, random }
  const admin = new RestClient('admin', true, () => server.adminUrl, parts)
  await openAccounts(server.adminUrl, history)

  const listening = await Promise.all(
    Array.from({ length: Math.ceil(options.listeners / listenersInBrowser) }, () => webClient(server.wireUrl)),
  )
  const listeners = Array.from({ length: options.listeners }, (_, number) =>
    listen(number, listening[number % listening.length]!, history),
  )
  const writing = await Promise.all(Array.from({ length: Math.ceil(options.clients / 2) }, () => webClient(server.url)))
  const writers = Array.from({ length: options.clients }, (_, number) => {
    const who = `client ${number}`
    if (number % 2 === 0) return new WebWriter(`${who} (web)`, writing[number / 2]!, parts)
    const isAdmin = number % 4 === 1
    const origin = () => (isAdmin ? server.adminUrl : server.url)
    return new RestClient(`${who} (${isAdmin ? 'admin' : 'rest'})`, isAdmin, origin, parts)
  })

  let acknowledged = 0
  const done = new AbortController()
  const isDone = () => done.signal.aborted
  const work = async (writer: WebWriter | RestClient): Promise<void> => {
    while (!isDone()) {
      const chosen = random(10)
      const kind: Work = chosen < 5 ? 'transfer' : chosen < 7 ? 'append' : 'look'
      const isGood = chosen === 9 ? await writer.append() : await writer.transact(kind)
      if (isGood && ++acknowledged >= options.transactions) done.abort()
      if (!isGood) await after(random(20))
    }
  }
  const disturbed: Record<string, number> = {}
  const disturb = async (): Promise<void> => {
    for (let turn = 0; ; turn++) {
      await after(options.everyMs / 2 + random(options.everyMs), null, { signal: done.signal }).catch(() => {})
      if (isDone()) return
      const what = options.disturbances[turn % options.disturbances.length]!
      disturbed[what] = (disturbed[what] ?? 0) + 1
      if (what === 'cut') server.cut()
      else if (what === 'pause') await server.pause(100 + random(900))
      else if (what === 'offline') {
        const { sdk, db } = listening[random(listening.length)]!
        await sdk.firestore.disableNetwork(db)
        await after(random(500))
        await sdk.firestore.enableNetwork(db)
      } else await server.restart(what === 'kill' ? 'SIGKILL' : 'SIGTERM')
    }
  }
  const begun = performance.now()
  await Promise.all([...writers.map(work), disturb()])
  const seconds = (performance.now() - begun) / 1000

  // Whatever was never answered may still arrive: only when browsers are gone is the last state the last.
  await Promise.all(writing.map((client) => client.close()))
  const accounts = await admin.query<Account>('accounts')
  const grown = await admin.query<List>('lists')
  for (const [path, { rev, by }] of accounts) history.note(history.key(path), rev, by)
  for (const [path, { values }] of grown) history.noteList(history.key(path), values)
  const late = await unsettled(listeners, accounts, grown)

  for (const listener of listeners) listener.stop()
  await Promise.all(listening.map((client) => client.close()))
  await server.remove()
  const anomalies = [...late, ...anomaliesOf(history)]
  const count = (outcome: string) =>
    history.steps.filter((step) => step.kind === 'transaction' && step.outcome === outcome).length
  return {
    anomalies,
    figures: {
      acknowledged,
      failed: count('failed'),
      unanswered: count('unknown'),
      snapshots: listeners.reduce((sum, listener) => sum + listener.snapshots(), 0),
      ...disturbed,
      seconds: Math.round(seconds),
      'transactions a second': Math.round(acknowledged / seconds),
    },
  }
}

async function openAccounts(adminUrl: string, history: History): Promise<void> {
  const step = history.begin('setup', performance.now())
  const accounts = new Map(
    Array.from({ length: groups }, (_, group) => group).flatMap((group) =>
      accountsOf(group).map((path): [string, Account] => [path, newAccount(group, step.id)]),
    ),
  )
  step.writes = [...accounts.keys()].map((path) => history.key(path))
  const root = 'projects/demo/databases/(default)/documents'
  const writes = [...accounts].map(([path, data]) => ({ update: { name: `${root}/${path}`, fields: toFields(data) } }))
  const { status } = await postJson(`${adminUrl}/v1/${root}:commit`, { writes }, { authorization: 'Bearer owner' })
  if (status !== 200) throw new Error(`The accounts could not be opened: ${status}.`)
  acknowledge(history, step, accounts)
}

/** Waits until every listener shows the last state; a sentence for each that never does. */
async function unsettled(
  listeners: readonly Listener[],
  accounts: ReadonlyMap<string, Account>,
  lists: ReadonlyMap<string, List>,
): Promise<string[]> {
  const text = (shown: ReadonlyMap<string, number>) => JSON.stringify([...shown].sort())
  const differs = (listener: Listener) => text(listener.shown()) !== text(listener.wanted(accounts, lists))
  const until = performance.now() + settleMs
  while (listeners.some(differs) && performance.now() < until) await after(50)
  return listeners
    .filter(differs)
    .map(
      (listener) => `${listener.who}: shows ${text(listener.shown())}, not ${text(listener.wanted(accounts, lists))}`,
    )
}
