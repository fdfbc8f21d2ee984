/** The layouts that others use, on the same network, from the same random places. */
import type { Network } from '@varanda/graph/network'
import { randomFrom } from '@varanda/graph/random'

export interface Peer {
  /** Goes on for so many iterations. */
  run(iterations: number): void
  positions(): Float32Array
}

interface Graph {
  addNode(key: number, attributes: { x: number; y: number }): void
  addEdge(from: number, to: number): void
  getNodeAttributes(key: number): { x: number; y: number }
}
interface ForceAtlas2 {
  inferSettings(graph: Graph): object
  assign(graph: Graph, options: { iterations: number; settings: object }): void
}
interface Louvain {
  detailed(graph: Graph, options: { rng: () => number }): { count: number; modularity: number }
}
interface Body {
  x: number
  y: number
}
interface Simulation {
  force(name: string, force: unknown): Simulation
  stop(): Simulation
  tick(iterations: number): Simulation
}
interface D3Force {
  forceSimulation(bodies: Body[]): Simulation
  forceManyBody(): unknown
  forceLink(links: { source: number; target: number }[]): unknown
  forceX(): unknown
  forceY(): unknown
}

// Peers: their types are not needed to read this, and nobody has them who does not run it.
const { UndirectedGraph } = (await import('graphology' as string)).default as { UndirectedGraph: new () => Graph }
const forceAtlas2 = (await import('graphology-layout-forceatlas2' as string)).default as ForceAtlas2
const louvain = (await import('graphology-communities-louvain' as string)).default as Louvain
const d3 = (await import('d3-force' as string)) as D3Force

function scattered(count: number): Float32Array {
  const random = randomFrom(3)
  return Float32Array.from({ length: 2 * count }, () => 1_000 * random.next())
}

function graphOf({ people, ties }: Network): Graph {
  const graph = new UndirectedGraph()
  const places = scattered(people.count)
  for (let person = 0; person < people.count; person++) {
    graph.addNode(person, { x: places[2 * person]!, y: places[2 * person + 1]! })
  }
  for (let tie = 0; tie < ties.count; tie++) graph.addEdge(ties.from[tie]!, ties.to[tie]!)
  return graph
}

/** graphology-layout-forceatlas2 as it sets itself, which is with Barnes and Hut's approximation. */
export function openForceAtlas2(network: Network): Peer {
  const graph = graphOf(network)
  const settings = { ...forceAtlas2.inferSettings(graph), barnesHutOptimize: true }
  return {
    run: (iterations) => forceAtlas2.assign(graph, { iterations, settings }),
    positions: () =>
      Float32Array.from({ length: 2 * network.people.count }, (_, at) => {
        const { x, y } = graph.getNodeAttributes(at >> 1)
        return at % 2 === 0 ? x : y
      }),
  }
}

/** d3-force with its usual forces for networks, of which parts need not be connected. */
export function openD3({ people, ties }: Network): Peer {
  const places = scattered(people.count)
  const bodies = Array.from({ length: people.count }, (_, person) => ({
    x: places[2 * person]!,
    y: places[2 * person + 1]!,
  }))
  const links = Array.from({ length: ties.count }, (_, tie) => ({ source: ties.from[tie]!, target: ties.to[tie]! }))
  const simulation = d3
    .forceSimulation(bodies)
    .stop()
    .force('charge', d3.forceManyBody())
    .force('link', d3.forceLink(links))
    .force('x', d3.forceX())
    .force('y', d3.forceY())
  return {
    run: (iterations) => simulation.tick(iterations),
    positions: () => Float32Array.from(bodies.flatMap(({ x, y }) => [x, y])),
  }
}

/** Finds communities with graphology-communities-louvain; the graph is made before. */
export function openLouvain(network: Network): () => { count: number; modularity: number } {
  const graph = graphOf(network)
  const random = randomFrom(1)
  return () => louvain.detailed(graph, { rng: random.next })
}
