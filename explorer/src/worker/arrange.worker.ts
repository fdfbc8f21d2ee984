import { type Layout, openLayout } from '@varanda/graph/layout/open-layout'
import type { JobRequest } from './jobs.ts'
import { tell } from './serve.ts'

/** For how long the layout is at work before it looks for wishes and tells where people are. */
const turnMs = 28

let layout: Layout | undefined
let atWork = false
let isPaused = false

/** Tells where people are from the very first, until they stand or are to rest; and again when one is moved. */
self.onmessage = async ({ data }: MessageEvent<JobRequest<'arrange'>>) => {
  try {
    if (data.kind === 'begin') {
      const { people, ties, seed, start } = data.input
      layout = openLayout({ people: { count: people }, ties }, seed, start)
    } else if (data.kind === 'pin') layout?.pin(data.person, data.x, data.y)
    else if (data.kind === 'release') layout?.release(data.person)
    // Whoever stands already is told of as settled, and has nothing to rest from.
    else isPaused = data.kind === 'pause' && !layout?.settled
    if (layout && !atWork && !isPaused) await work(layout)
  } catch {
    tell({ kind: 'fault', fault: { code: 'crashed' } })
  }
}

async function work(layout: Layout) {
  atWork = true
  while (!layout.settled && !isPaused) {
    tell({ kind: 'progress', progress: layout.positions.slice() })
    await new Promise((resolve) => setTimeout(resolve))
    const end = isPaused ? 0 : performance.now() + turnMs
    while (!layout.settled && performance.now() < end) layout.step()
  }
  atWork = false
  if (isPaused) return
  tell({ kind: 'done', output: layout.positions.slice() })
}
