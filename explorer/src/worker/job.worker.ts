import type { Arrangement } from './arrange.ts'
import { buffersOf } from './buffers-of.ts'
import type { JobName, JobReport, JobRequest, Jobs } from './jobs.ts'

/** How a job is done. Its code comes with it, so that a page which only draws loads no generator. */
type Work = {
  [Name in Exclude<JobName, 'arrange'>]: (
    input: Jobs[Name]['input'],
    report: (progress: Jobs[Name]['progress']) => void,
  ) => Promise<Jobs[Name]['output']>
}

const work = {
  generate: async (recipe, report) => (await import('@varanda/graph/generate')).generate(recipe, report),
  measure: async (network, report) => (await import('@varanda/graph/measure')).measure(network, report),
  communities: async ({ people, ties, seed }) => {
    const [{ adjacencyOf }, { communitiesOf }] = await Promise.all([
      import('@varanda/graph/adjacency'),
      import('@varanda/graph/communities'),
    ])
    return communitiesOf(adjacencyOf(people, ties), seed)
  },
  betweenness: async ({ people, ties }, report) => {
    const [{ adjacencyOf }, { betweennessOf }] = await Promise.all([
      import('@varanda/graph/adjacency'),
      import('@varanda/graph/centrality'),
    ])
    return betweennessOf(adjacencyOf(people, ties), report)
  },
  readFile: async (files) => (await import('./network-file.ts')).readFiles(files),
  writeFile: async ({ network, format }) => (await import('./network-file.ts')).writeFile(network, format),
} satisfies Work as Work

/** A page needs no more news than it can draw. */
const newsEveryMs = 50

let arrangement: Promise<Arrangement> | undefined

// A step of the layout that fails has nobody waiting for it.
self.onunhandledrejection = () => tell({ kind: 'fault', fault: { code: 'crashed' } })

self.onmessage = async ({ data: request }: MessageEvent<JobRequest>) => {
  try {
    if (request.job === 'pin') return (await arrangement)?.pin(request.person, request.x, request.y)
    if (request.job === 'release') return (await arrangement)?.release(request.person)
    if (request.job === 'arrange') {
      const { input } = request
      arrangement = import('./arrange.ts').then(({ openArrangement }) => openArrangement(input, tell))
      await arrangement
      return
    }
    const output = await doWork(request.job, request.input)
    tell({ kind: 'done', output })
  } catch (fault) {
    tell(await faultOf(fault))
  }
}

/** The table says which input belongs to which job; only the compiler forgets it on the way through a union. */
function doWork<Name extends keyof Work>(job: Name, input: Jobs[Name]['input']): Promise<Jobs[Name]['output']> {
  let last = 0
  return work[job](input, (progress) => {
    if (performance.now() - last < newsEveryMs) return
    last = performance.now()
    tell({ kind: 'progress', progress })
  })
}

function tell(report: JobReport) {
  postMessage(report, { transfer: buffersOf(report) })
}

async function faultOf(reason: unknown): Promise<JobReport> {
  const { FileFault } = await import('@varanda/graph/files/file-fault')
  if (!(reason instanceof FileFault)) return { kind: 'fault', fault: { code: 'crashed' } }
  const { code, line, detail, file } = reason
  return { kind: 'fault', fault: { code, line, detail, file } }
}
