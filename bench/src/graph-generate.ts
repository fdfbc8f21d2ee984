/**
 * `pnpm bench graph-generate`: CPU time per tie of our generators and of graphology-generators', by turns in one process
 * and about as many people and ties. Ours also give everybody a name and, where the model knows them, days, families and
 * inviters; the peer gives numbered nodes and edges, which is all it makes.
 */
import { loadavg } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { generate } from '@varanda/graph/generate'
import { type Model, models } from '@varanda/graph/recipe'
import { readRecipe } from '@varanda/graph/recipe-address'
import { median, type Ratio, report } from './measure/figures.ts'

interface PeerGraph {
  readonly size: number
}
interface Generators {
  clusters(
    graph: unknown,
    options: { order: number; size: number; clusters: number; clusterDensity: number; rng: () => number },
  ): PeerGraph
  erdosRenyi: { sparse(graph: unknown, options: { order: number; probability: number; rng: () => number }): PeerGraph }
}

// A peer: its types are not needed to read this, and nobody has it who does not run it.
const { UndirectedGraph } = (await import('graphology' as string)).default as { UndirectedGraph: unknown }
const { clusters, erdosRenyi } = (await import('graphology-generators/random/index.js' as string)).default as Generators

const people = Number(process.env.PEOPLE ?? 100_000)
const rounds = Number(process.env.ROUNDS ?? 15)
const warming = 6
const goal = 0.04

// Whoever comes next must not pay for taking away what the one before left behind.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const rng = Math.random
const { degree } = models.random
const { inside, outside, blocks } = models.blocks
const peers = {
  'erdosRenyi.sparse': () =>
    erdosRenyi.sparse(UndirectedGraph, { order: people, probability: degree.usual / (people - 1), rng }).size,
  clusters: () =>
    clusters(UndirectedGraph, {
      order: people,
      size: Math.round((people * (inside.usual + outside.usual)) / 2),
      clusters: blocks.usual,
      clusterDensity: inside.usual / (inside.usual + outside.usual),
      rng,
    }).size,
}
/** Those that know groups are compared with the peer's that does. */
const against: Record<Model, keyof typeof peers> = {
  families: 'clusters',
  invites: 'erdosRenyi.sparse',
  'small-world': 'erdosRenyi.sparse',
  preferential: 'erdosRenyi.sparse',
  random: 'erdosRenyi.sparse',
  blocks: 'clusters',
}
const ours = (model: Model) => (round: number) =>
  generate(readRecipe(new URLSearchParams({ model, people: String(people), seed: String(round) }))!).ties.count

const all = [
  ...Object.entries(peers),
  ...(Object.keys(models) as Model[]).map((model) => [model, ours(model)] as const),
]
const nanoseconds = new Map<string, number[]>(all.map(([name]) => [name, []]))
// The first rounds warm the compiler up and do not count.
for (let round = -warming; round < rounds; round++) {
  for (const [name, make] of all) {
    collect()
    const before = process.cpuUsage()
    const ties = make(round + warming)
    const { user, system } = process.cpuUsage(before)
    if (round >= 0) nanoseconds.get(name)!.push(((user + system) * 1000) / ties)
  }
}

const perTie = (name: string) => median(nanoseconds.get(name)!)
const ratios: Record<string, Ratio> = Object.fromEntries(
  Object.entries(against).map(([model, peer]) => [`${model} ÷ ${peer}`, { value: perTie(model) / perTie(peer), goal }]),
)
const figures = Object.fromEntries([
  ...all.map(([name]) => [`${name}, ns of CPU a tie`, perTie(name)]),
  ...all.map(([name]) => [`${name}, million ties a second of CPU`, 1000 / perTie(name)]),
  ['people', people],
  ['load of the machine', loadavg()[0]!],
])
report('graph-generate', ratios, figures)
