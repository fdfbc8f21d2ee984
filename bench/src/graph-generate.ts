/**
 * `pnpm bench graph-generate`: CPU time per tie of our generators and of graphology-generators', by turns, each in a
 * process of its own (or one would pay for taking away what another left), with about as many people and ties. Ours
 * also give everybody a name and, where the model knows them, days, families and inviters; the peer gives numbered
 * nodes and edges, which is all it makes.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
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
const rounds = Number(process.env.ROUNDS ?? 9)
const warming = 6
const goal = 0.04

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

const all: Record<string, (round: number) => number> = {
  ...peers,
  ...Object.fromEntries((Object.keys(models) as Model[]).map((model) => [model, ours(model)])),
}
const names = Object.keys(all)

const given = process.argv[2]
if (given) {
  const make = all[given]!
  process.on('message', (round: number) => {
    const before = process.cpuUsage()
    const ties = make(round)
    const { user, system } = process.cpuUsage(before)
    process.send!(((user + system) * 1000) / ties)
  })
  process.send!('ready')
  await once(process, 'disconnect')
  process.exit()
}

const makers = names.map((name) => fork(import.meta.filename, [name], { execArgv: process.execArgv }))
await Promise.all(makers.map((maker) => once(maker, 'message')))
const nanoseconds = new Map<string, number[]>(names.map((name) => [name, []]))
// The first rounds warm the compiler up and do not count.
for (let round = 0; round < warming + rounds; round++) {
  for (const [at, maker] of makers.entries()) {
    maker.send(round)
    const [spent] = (await once(maker, 'message')) as [number]
    if (round >= warming) nanoseconds.get(names[at]!)!.push(spent)
  }
}
for (const maker of makers) maker.disconnect()

const perTie = (name: string) => median(nanoseconds.get(name)!)
const ratios: Record<string, Ratio> = Object.fromEntries(
  Object.entries(against).map(([model, peer]) => [`${model} ÷ ${peer}`, { value: perTie(model) / perTie(peer), goal }]),
)
const figures = Object.fromEntries([
  ...names.map((name) => [`${name}, ns of CPU a tie`, perTie(name)]),
  ...names.map((name) => [`${name}, million ties a second of CPU`, 1000 / perTie(name)]),
  ['people', people],
  ['load of the machine', loadavg()[0]!],
])
report('graph-generate', ratios, figures)
