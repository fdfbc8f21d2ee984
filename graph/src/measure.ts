import { adjacencyOf } from './adjacency.ts'
import { communitiesOf } from './communities.ts'
import { type Clustering, clusteringOf } from './metrics/clustering.ts'
import { type Components, componentsOf } from './metrics/components.ts'
import { degreesOf, histogramOf } from './metrics/degrees.ts'
import { groupModularityOf } from './metrics/group-modularity.ts'
import { type InviteTree, inviteTreeOf } from './metrics/invite-tree.ts'
import { type PathLengths, pathLengthsOf } from './metrics/path-lengths.ts'
import { type Report, sparing } from './models/progress.ts'
import type { Network } from './network.ts'

/** What a network is like, in figures. */
export interface Metrics {
  readonly people: number
  readonly ties: number
  /** The share of all pairs that are tied. */
  readonly density: number
  readonly meanDegree: number
  /** How many people have each degree, from 0 to the highest. */
  readonly degrees: Uint32Array
  readonly clustering: Pick<Clustering, 'mean' | 'transitivity'>
  readonly components: Components
  readonly paths: PathLengths
  /** Modularity of the families or blocks people are in; `undefined` when they are in none. */
  readonly groupModularity: number | undefined
  /** Communities found by Louvain's method, and the modularity of that division. */
  readonly communities: { readonly count: number; readonly modularity: number }
  readonly invites: InviteTree | undefined
}

/** Figures of a network, the same for the same network. `report` is told at most fifty times how far it is. */
export function measure({ people, ties }: Network, report?: Report): Metrics {
  const told = sparing(report)
  const adjacency = adjacencyOf(people.count, ties)
  told(0.05)
  const { mean, transitivity } = clusteringOf(adjacency)
  told(0.1)
  const { count, modularity } = communitiesOf(adjacency, 1)
  told(0.4)
  const paths = pathLengthsOf(adjacency, (share) => told(0.4 + 0.55 * share))
  const pairs = (people.count * (people.count - 1)) / 2
  const metrics: Metrics = {
    people: people.count,
    ties: ties.count,
    density: pairs === 0 ? 0 : ties.count / pairs,
    meanDegree: people.count === 0 ? 0 : (2 * ties.count) / people.count,
    degrees: histogramOf(degreesOf(adjacency)),
    clustering: { mean, transitivity },
    components: componentsOf(people.count, ties),
    paths,
    groupModularity: groupModularityOf(adjacency, people),
    communities: { count, modularity },
    invites: inviteTreeOf(people),
  }
  told(1)
  return metrics
}
