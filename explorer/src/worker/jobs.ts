import type { NetworkFileFault } from '@varanda/domain/graph/network-file-fault'
import type { Centrality } from '@varanda/graph/centrality'
import type { Communities } from '@varanda/graph/communities'
import type { Format } from '@varanda/graph/files/formats'
import type { Reading } from '@varanda/graph/files/read/read-network'
import type { Metrics } from '@varanda/graph/measure'
import type { Network, Ties } from '@varanda/graph/network'
import type { Recipe } from '@varanda/graph/recipe'

/** The ties of so many people: all that a job on the shape of a network needs, and cheap to hand over. */
export interface Shape {
  readonly people: number
  readonly ties: Ties
}

/**
 * What is done away from the page's own thread: what each job takes, says on its way, and gives. A share is from 0 to
 * 1; positions are x and y side by side.
 */
export interface Jobs {
  generate: { input: Recipe; progress: number; output: Network }
  measure: { input: Network; progress: number; output: Metrics }
  /** Is over when everybody stands; `openArranger` keeps it for people who are dragged. */
  arrange: { input: Shape & { seed: number; start?: Float32Array }; progress: Float32Array; output: Float32Array }
  communities: { input: Shape & { seed: number }; progress: never; output: Communities }
  betweenness: { input: Shape; progress: number; output: Centrality }
  /** One file, or the two tables of one network. */
  readFile: { input: readonly File[]; progress: never; output: Reading }
  writeFile: { input: { network: Network; format: Format }; progress: never; output: Blob }
}

export type JobName = keyof Jobs

/** What the page asks of a worker: its one job first, then, of one that arranges, to hold people, to let them go, and to rest. */
export type JobRequest<Name extends JobName = JobName> =
  | { readonly kind: 'begin'; readonly input: Jobs[Name]['input'] }
  | { readonly kind: 'pin'; readonly person: number; readonly x: number; readonly y: number }
  | { readonly kind: 'release'; readonly person: number }
  | { readonly kind: 'pause' | 'resume' }

/** Why a job did not come to its end: what a file was refused for, or `crashed` for all else. */
export interface Fault {
  readonly code: NetworkFileFault | 'crashed'
  /** Counted from 1, where known. */
  readonly line?: number | undefined
  /** A few characters of the file that the fault is about. */
  readonly detail?: string | undefined
  /** Which of several files in one. */
  readonly file?: string | undefined
}

export type JobReport<Name extends JobName = JobName> =
  | { readonly kind: 'progress'; readonly progress: Jobs[Name]['progress'] }
  | { readonly kind: 'done'; readonly output: Jobs[Name]['output'] }
  | { readonly kind: 'fault'; readonly fault: Fault }
