import { openLayout } from '@varanda/graph/layout/open-layout'
import type { JobReport, Jobs } from './jobs.ts'

export interface Arrangement {
  pin(person: number, x: number, y: number): void
  release(person: number): void
}

/** For how long the layout is at work before it looks for wishes and tells where people are. */
const turnMs = 28

/** A layout at work: tells where people are from the very first, until they stand, and again when one is moved. */
export function openArrangement(
  { people, ties, seed, start }: Jobs['arrange']['input'],
  tell: (report: JobReport<'arrange'>) => void,
): Arrangement {
  const layout = openLayout({ people: { count: people }, ties }, seed, start)
  let atWork = false

  const work = async () => {
    if (atWork) return
    atWork = true
    while (!layout.settled) {
      tell({ kind: 'progress', progress: layout.positions.slice() })
      await new Promise((resolve) => setTimeout(resolve))
      const end = performance.now() + turnMs
      while (!layout.settled && performance.now() < end) layout.step()
    }
    atWork = false
    tell({ kind: 'done', output: layout.positions.slice() })
  }
  work()

  return {
    pin: (person, x, y) => {
      layout.pin(person, x, y)
      work()
    },
    release: (person) => {
      layout.release(person)
      work()
    },
  }
}
