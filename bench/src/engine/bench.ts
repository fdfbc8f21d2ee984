/**
 * `pnpm bench engine`: the floor, ours with and without rules, and PocketBase, interleaved in one run. Server CPU per
 * operation and ratios of medians; see README.md for what each figure means.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, report } from '../measure/figures.ts'
import { freePort } from '../measure/free-port.ts'
import { cpuMicros, residentBytes } from '../measure/process.ts'
import { type Contender, idOf, postOf, sizes } from './contender.ts'
import { floor } from './floor.ts'
import { ours } from './ours.ts'
import { pocketbase } from './pocketbase.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
const operations = Number(process.env.OPERATIONS ?? 1_000)
/**
 * Rounds before those that count. One warms caches and indexes; in the others V8 compiles, for some ten thousand requests after a
 * start, which the peer's authors did before. What a request costs then is told by itself.
 */
const warmUps = Number(process.env.WARM_UPS ?? 20)
const concurrency = 32
const crowd = 1_000
const updates = 21

type Operation = (contender: Contender, n: number) => Promise<void>

const somewhere = (n: number) => idOf((n * 7_919) % sizes.many)
const measured: Record<string, Operation> = {
  create: (contender, n) => contender.create(postOf(n, 'ana')),
  read: (contender, n) => contender.read(somewhere(n)),
  'newest of 100,000': (contender) => contender.newest('many'),
  'newest of 1,000': (contender) => contender.newest('few'),
}

const figures: Record<string, number> = { 'load average before': loadavg()[0]! }
const folder = mkdtempSync(join(tmpdir(), 'bench-engine-'))
const contenders: Contender[] = []
try {
  console.log('Filling …')
  contenders.push(await floor(folder))
  contenders.push(await ours(folder, 'ours', 'asked'), await ours(folder, 'ours without rules', 'open'))
  contenders.push(await pocketbase(folder, await freePort()))
  for (const { name, process } of contenders) {
    figures[`${name}: idle MB`] = residentBytes(process.pid) / 2 ** 20
    figures[`${name}: start ms`] = process.startedIn
  }
  const { started, costs } = await costOfOperations()
  for (const [key, values] of costs) figures[`${key} µs`] = median(values)
  const fanOut: Record<string, FanOut> = {}
  for (const contender of contenders) {
    if (contender.name === 'ours without rules') continue
    const measuredHere = await measureFanOut(contender)
    fanOut[contender.name] = measuredHere
    for (const [key, value] of Object.entries(measuredHere)) figures[`${contender.name}: ${key}`] = value
  }
  for (const { name, process } of contenders) figures[`${name}: loaded MB`] = residentBytes(process.pid) / 2 ** 20
  figures['load average after'] = loadavg()[0]!

  for (const name of Object.keys(measured)) {
    const [mine, theirs] = [started.get(`ours: ${name}`), started.get(`PocketBase: ${name}`)]
    if (mine && theirs) figures[`${name} ÷ PocketBase, just started`] = medianOfRatios(mine, theirs)
  }
  const ratio = (one: string, other: string) => medianOfRatios(costs.get(one)!, costs.get(other)!)
  const mine = fanOut.ours!
  report(
    'engine',
    {
      'start, of 150 ms': { value: figures['ours: start ms']! / 150, goal: 1 },
      'idle, of 70 MB': { value: figures['ours: idle MB']! / 70, goal: 1 },
      'loaded, of 200 MB': { value: figures['ours: loaded MB']! / 200, goal: 1 },
      create: { value: ratio('ours: create', 'PocketBase: create'), goal: 0.15 },
      read: { value: ratio('ours: read', 'PocketBase: read'), goal: 0.12 },
      newest: { value: ratio('ours: newest of 100,000', 'PocketBase: newest of 100,000'), goal: 0.25 },
      'newest, 100,000 to 1,000': { value: ratio('ours: newest of 100,000', 'ours: newest of 1,000'), goal: 1.2 },
      'last of 1,000 listeners': {
        value: mine['last of 1,000 ms'] / fanOut.PocketBase!['last of 1,000 ms'],
        goal: 0.6,
      },
      'acknowledged with 1,000 to 1': {
        value: mine['acknowledged with 1,000 ms'] / mine['acknowledged with 1 ms'],
        goal: 1.5,
      },
      'rules: create': { value: ratio('ours: create', 'ours without rules: create'), goal: 1.15 },
    },
    figures,
  )
} finally {
  await Promise.all(contenders.map(({ process }) => process.stop()))
  rmSync(folder, { recursive: true })
}
process.exit(0)

type Costs = Map<string, number[]>

/** CPU per operation, one value a round, by "contender: operation"; of the first rounds but one, as many as count, by themselves. */
async function costOfOperations(): Promise<{ started: Costs; costs: Costs }> {
  const started: Costs = new Map()
  const costs: Costs = new Map()
  for (let round = -warmUps; round < rounds; round++) {
    for (const [name, operation] of Object.entries(measured)) {
      for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
        const before = cpuMicros(contender.process.pid)
        await run(contender, operation)
        const cost = (cpuMicros(contender.process.pid) - before) / operations
        const key = `${contender.name}: ${name}`
        const phase = round >= 0 ? costs : round > -warmUps && round <= rounds - warmUps ? started : null
        phase?.set(key, [...(phase.get(key) ?? []), cost])
      }
    }
  }
  return { started, costs }
}

async function run(contender: Contender, operation: Operation): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let n = next++; n < operations; n = next++) await operation(contender, n)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

/** Rounds lie next to each other in time, so their ratios are less noisy than the ratio of two medians. */
function medianOfRatios(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((value, round) => value / theirs[round]!))
}

interface FanOut extends Record<string, number> {
  'acknowledged with 1 ms': number
  'acknowledged with 1,000 ms': number
  'last of 1,000 ms': number
  'CPU µs a delivery': number
  'kB a listener': number
}

/** An idle disk and processor take longer to answer, so updates come at one pace, however many listen. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50))
}

/** One document that many watch is updated: when the writer hears of it, and when the last listener does. */
async function measureFanOut(contender: Contender): Promise<FanOut> {
  const id = idOf(0)
  const { pid } = contender.process
  let arrived = 0
  let awaited = -1
  let all = Promise.withResolvers<void>()
  let wanted = 1
  const heard = (likes: number) => {
    if (likes === awaited && ++arrived === wanted) all.resolve()
  }
  const update = async (likes: number) => {
    await rest()
    arrived = 0
    awaited = likes
    all = Promise.withResolvers()
    const began = performance.now()
    let acknowledged = 0
    const answer = contender.update(id, likes).then(() => {
      acknowledged = performance.now() - began
    })
    await all.promise
    const last = performance.now() - began
    await answer
    return { acknowledged, last }
  }
  const listening = [await contender.listen(id, heard)]
  await update(1)
  const alone = []
  for (let n = 0; n < updates; n++) alone.push(await update(100 + n))
  const memory = residentBytes(pid)
  while (listening.length < crowd) {
    const more = Math.min(50, crowd - listening.length)
    for (let n = 0; n < more; n++) listening.push(await contender.listen(id, heard))
  }
  const memoryEach = (residentBytes(pid) - memory) / (crowd - 1)
  wanted = crowd
  await update(2)
  const cpu = cpuMicros(pid)
  const together = []
  for (let n = 0; n < updates; n++) together.push(await update(1_000 + n))
  const delivery = (cpuMicros(pid) - cpu) / (updates * crowd)
  for (const one of listening) one.close()
  return {
    'acknowledged with 1 ms': median(alone.map(({ acknowledged }) => acknowledged)),
    'acknowledged with 1,000 ms': median(together.map(({ acknowledged }) => acknowledged)),
    'last of 1,000 ms': median(together.map(({ last }) => last)),
    'CPU µs a delivery': delivery,
    'kB a listener': memoryEach / 1024,
  }
}
