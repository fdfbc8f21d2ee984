/**
 * Judges a history as Adya, Liskov and O'Neil define isolation ("Generalized Isolation Level Definitions", 2000), the
 * way Elle does (Kingsbury and Alvaro, 2020): dependencies between steps follow from the versions that they read and
 * wrote, and a circle of them is an anomaly. Real time and the order of each listener's snapshots count as
 * dependencies.
 */
import { Graph } from './cycles.ts'
import type { History, Step } from './history.ts'

const kinds = ['ww', 'wr', 'rw', 'real time', 'listener'] as const
const [ww, wr, rw, realTime, listener] = [0, 1, 2, 3, 4]

/** Every anomaly, as a sentence; none for a history that is strictly serialisable. */
export function anomaliesOf(history: History): string[] {
  const { steps, versions } = history
  const written = writtenBy(history)
  const happened = steps.filter((step) => step.outcome === 'committed' || written.has(step.id))
  const graph = new Graph(steps.length)
  for (const writers of versions) {
    for (const [index, step] of writers.entries()) {
      const next = writers[index + 1]
      if (step !== undefined && next !== undefined) graph.add(step, next, ww)
    }
  }
  for (const { id, reads, outcome, after } of happened) {
    if (after !== undefined) graph.add(after, id, listener)
    // What an unanswered attempt read need not have been its last word.
    if (outcome !== 'committed') continue
    for (let index = 0; index < reads.length; index += 2) {
      const writers = versions[reads[index]!]!
      const version = reads[index + 1]!
      const [last, next] = [writers[version - 1], writers[version]]
      if (last !== undefined) graph.add(last, id, wr)
      if (next !== undefined) graph.add(id, next, rw)
    }
  }
  addRealTime(graph, happened)
  return [
    ...history.problems,
    ...lostAndHalf(history, written),
    ...goingBack(history),
    ...graph.circles().map((circle) => describe(history, circle)),
  ]
}

/** How many versions each step wrote, by key. */
function writtenBy({ versions }: History): Map<number, Map<number, number>> {
  const written = new Map<number, Map<number, number>>()
  versions.forEach((writers, key) => {
    for (const step of writers) {
      if (step === undefined) continue
      const keys = written.get(step) ?? new Map<number, number>()
      keys.set(key, (keys.get(key) ?? 0) + 1)
      written.set(step, keys)
    }
  })
  return written
}

function lostAndHalf({ steps, versions, names }: History, written: Map<number, Map<number, number>>): string[] {
  const wrong: string[] = []
  versions.forEach((writers, key) => {
    for (let version = 0; version < writers.length; version++) {
      if (writers[version] === undefined) wrong.push(`${names[key]}: nobody wrote version ${version + 1}`)
    }
  })
  for (const { id, who, outcome, writes } of steps) {
    const keys = written.get(id)
    if (outcome === 'failed' && keys) wrong.push(`${who}: step ${id} failed, and its writes are there`)
    for (const [key, times] of keys ?? []) {
      if (times > 1) wrong.push(`${who}: step ${id} wrote ${names[key]} ${times} times`)
    }
    if (outcome === 'committed' || keys) {
      for (const key of writes) {
        if (keys?.has(key)) continue
        const what = outcome === 'committed' ? 'was acknowledged' : 'is there by half'
        wrong.push(`${who}: step ${id} ${what}, and its write of ${names[key]} is lost`)
      }
    }
  }
  return wrong
}

/** Also told by a circle, but better said so. */
function goingBack({ steps, names }: History): string[] {
  const wrong: string[] = []
  for (const { id, who, reads, after } of steps) {
    if (after === undefined) continue
    const before = steps[after]!.reads
    const seen = new Map<number, number>()
    for (let index = 0; index < before.length; index += 2) seen.set(before[index]!, before[index + 1]!)
    for (let index = 0; index < reads.length; index += 2) {
      const [key, version] = [reads[index]!, reads[index + 1]!]
      if (version < (seen.get(key) ?? 0)) wrong.push(`${who}: in snapshot ${id} ${names[key]} went back to ${version}`)
    }
  }
  return wrong
}

/**
 * What ended before another began comes first. Only the last ends before a beginning are linked to it: what those
 * followed is before it already.
 */
function addRealTime(graph: Graph, happened: readonly Step[]): void {
  const transactions = happened.filter(({ kind }) => kind === 'transaction')
  const events = transactions.flatMap((step) => [
    { at: step.begun, step, ends: false },
    ...(step.outcome === 'committed' ? [{ at: step.ended, step, ends: true }] : []),
  ])
  events.sort((one, other) => one.at - other.at || Number(one.ends) - Number(other.ends))
  const latest = new Set<number>()
  const before = new Map<number, number[]>()
  for (const { step, ends } of events) {
    if (ends) {
      for (const earlier of before.get(step.id)!) latest.delete(earlier)
      before.delete(step.id)
      latest.add(step.id)
    } else {
      for (const earlier of latest) graph.add(earlier, step.id, realTime)
      before.set(step.id, [...latest])
    }
  }
}

function describe({ steps }: History, circle: { node: number; kind: number }[]): string {
  const found = new Set(circle.map(({ kind }) => kind))
  const name =
    found.has(realTime) || found.has(listener) ? 'stale' : found.has(rw) ? 'G2' : found.has(wr) ? 'G1c' : 'G0'
  const way = circle.map(({ node, kind }) => `${steps[node]!.who} ${node} –${kinds[kind]}→`).join(' ')
  return `${name}: ${way} ${circle[0]!.node}`
}
