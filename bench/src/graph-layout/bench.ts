/**
 * `pnpm bench graph-layout`: CPU time until a layout is as good as what graphology-layout-forceatlas2 and d3-force
 * reach on the same network, by two figures at once. Ours is given nothing but the network: finding communities and
 * first places is part of its time. It runs first, before the engine has compiled it.
 */
import { loadavg } from 'node:os'
import { adjacencyOf } from '@varanda/graph/adjacency'
import { communitiesOf } from '@varanda/graph/communities'
import { generate } from '@varanda/graph/generate'
import { openLayout } from '@varanda/graph/layout/open-layout'
import type { Network } from '@varanda/graph/network'
import { readRecipe } from '@varanda/graph/recipe-address'
import { median, type Ratio, report } from '../measure/figures.ts'
import { openD3, openForceAtlas2, openLouvain, type Peer } from './peers.ts'
import { openQuality, type Quality } from './quality.ts'

const goal = 0.1
/**
 * The network of a model, and after how many iterations of a peer it is looked at. ForceAtlas2 takes 1 to 2 s for one
 * with 100,000 people.
 */
const runs = [
  { people: 10_000, model: 'preferential', forceAtlas2: [50, 100, 200], d3: [60, 160] },
  { people: 10_000, model: 'families', forceAtlas2: [50, 100, 200], d3: [60, 160] },
  { people: 100_000, model: 'preferential', forceAtlas2: [50], d3: [] },
  { people: 100_000, model: 'families', forceAtlas2: [50], d3: [] },
].filter(({ people }) => people <= Number(process.env.PEOPLE ?? 100_000))

const figures: Record<string, number> = { 'load average before': loadavg()[0]! }
const ratios: Record<string, Ratio> = {}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

interface Reached extends Quality {
  readonly cpu: number
}

function tell(name: string, { cpu, length, kept }: Reached): void {
  figures[`${name}: CPU s`] = cpu
  figures[`${name}: tie ÷ any distance`] = length
  figures[`${name}: neighbours kept`] = kept
}

/** Where the layout is after each step, copied outside the time measured. */
function settle(network: Network) {
  const places: { positions: Float32Array; cpu: number; ms: number }[] = []
  let cpu = 0
  let layout: ReturnType<typeof openLayout> | undefined
  cpu += cpuSeconds(() => {
    layout = openLayout(network, 1)
  })
  while (!layout!.settled) {
    const began = performance.now()
    cpu += cpuSeconds(() => layout!.step())
    const ms = performance.now() - began
    places.push({ positions: layout!.positions.slice(), cpu, ms })
  }
  return places
}

function compare(title: string, peer: Peer, marks: readonly number[], quality: ReturnType<typeof openQuality>) {
  const reached: Reached[] = []
  let done = 0
  let cpu = 0
  for (const mark of marks) {
    cpu += cpuSeconds(() => peer.run(mark - done))
    done = mark
    reached.push({ cpu, ...quality.of(peer.positions()) })
    tell(`${title}, ${mark} iterations`, reached.at(-1)!)
  }
  return reached
}

for (const { people, model, forceAtlas2, d3 } of runs) {
  const title = `${people / 1000}k ${model}`
  const network = generate(readRecipe(new URLSearchParams({ model, people: String(people), seed: '1' }))!)
  const quality = openQuality(network)
  figures[`${title}: ties`] = network.ties.count
  console.log(`${title}: ${network.ties.count} ties …`)
  const places = settle(network)
  const { positions, cpu } = places.at(-1)!
  tell(`${title}: ours, settled`, { cpu, ...quality.of(positions) })
  figures[`${title}: ours, steps`] = places.length
  figures[`${title}: ours, step median ms`] = median(places.map(({ ms }) => ms))
  figures[`${title}: ours, longest step ms`] = Math.max(...places.map(({ ms }) => ms))

  /** CPU until ours is as good in both figures. */
  const until = (wanted: Quality) => {
    const found = places.find((place) => quality.isAtLeast(place.positions, wanted))
    if (found === undefined) throw new Error(`${title}: ours never gets as good as ${JSON.stringify(wanted)}`)
    return found.cpu
  }
  for (const [name, open, marks] of [
    ['forceatlas2', openForceAtlas2, forceAtlas2],
    ['d3-force', openD3, d3],
  ] as const) {
    if (marks.length === 0) continue
    const reached = compare(`${title}: ${name}`, open(network), marks, quality)
    reached.forEach((wanted, at) => {
      const ratio = until(wanted) / wanted.cpu
      const mark = `${title}: to ${name} after ${marks[at]}`
      if (name === 'forceatlas2') ratios[mark] = { value: ratio, goal }
      else figures[mark] = ratio
    })
  }

  const adjacency = adjacencyOf(people, network.ties)
  figures[`${title}: communities, ours CPU s`] = cpuSeconds(() => {
    figures[`${title}: communities, ours modularity`] = communitiesOf(adjacency, 1).modularity
  })
  const louvain = openLouvain(network)
  figures[`${title}: communities, graphology CPU s`] = cpuSeconds(() => {
    figures[`${title}: communities, graphology modularity`] = louvain().modularity
  })
}
figures['load average after'] = loadavg()[0]!
report('graph-layout', ratios, figures)
process.exit(Object.values(ratios).every(({ value }) => value <= goal) ? 0 : 1)
