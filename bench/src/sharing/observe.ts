/** A running instance of which every request of Firestore is counted, asked from outside. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '@varanda/domain/paths'
import type { Action } from '@varanda/embedded/server/meter-page'
import { allocatorWords, heapFlags } from '../../../scripts/server/heap-flags.ts'
import { launch } from '../measure/process.ts'

export interface Cost {
  reads: number
  writes: number
}

export interface Observed {
  url: string
  /** Of each uid, by which it calls and listens. */
  tokens: Record<string, string>
  call(who: string, name: string, data: object): Promise<void>
  /** What an act costs with all that follows from it, and after how many milliseconds all of it is there. */
  spent(act: () => Promise<unknown>): Promise<{ cost: Cost; ms: number }>
  /** Until nothing was asked of Firestore for a second, but for the alarms' look at the clock. */
  settle(): Promise<void>
  stop(): Promise<void>
}

const script = join(import.meta.dirname, 'server.ts')

/** Starts it; throws when it does not answer. */
export async function observe(dataDir: string, uids: readonly string[]): Promise<Observed> {
  let [url, outbox, tokens] = ['', '', {} as Record<string, string>]
  const running = await launch(
    'env',
    [...allocatorWords, process.execPath, ...heapFlags, script, dataDir, ...uids],
    async (output) => {
      const [, at, page, given] = /ready (\S+) (\S+) (\{.*\}) \./.exec(output) ?? []
      if (at && page && given) [url, outbox, tokens] = [at, page, JSON.parse(given)]
      return url !== ''
    },
  )

  async function counted(since: number): Promise<{ last: number; cost: Cost }> {
    const page = new URL(outbox)
    page.pathname = '/__/meter'
    page.searchParams.set('since', String(since))
    const { last, actions } = (await (await fetch(page)).json()) as { last: number; actions: Action[] }
    const round: readonly string[] = [paths.alarms, paths.alarmsFound]
    const cost = { reads: 0, writes: 0 }
    for (const { place, reads, ruleReads, writes, deletes } of actions.flatMap(({ requests }) => requests)) {
      if (round.includes(place)) continue
      cost.reads += reads + ruleReads
      cost.writes += writes + deletes
    }
    return { last: Math.max(last, since), cost }
  }

  const observed: Observed = {
    url,
    tokens,
    async call(who, name, data) {
      const answer = await fetch(`${url}/__/fn/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens[who]}` },
        body: JSON.stringify({ data }),
      })
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
    },
    async spent(act) {
      const { last } = await counted(0)
      const began = performance.now()
      await act()
      await observed.settle()
      return { cost: (await counted(last)).cost, ms: performance.now() - began }
    },
    async settle() {
      let { last } = await counted(0)
      for (let calm = 0; calm < 4; ) {
        await sleep(250)
        const now = await counted(last)
        calm = now.cost.reads + now.cost.writes === 0 ? calm + 1 : 0
        last = now.last
      }
    },
    stop: () => running.stop(),
  }
  return observed
}
