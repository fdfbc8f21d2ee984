import type { Fault, JobName, JobReport, JobRequest, Jobs } from './jobs.ts'

/** A job that did not come to its end. */
export class JobFault extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.code)
    this.fault = fault
  }
}

export interface JobOptions<Name extends JobName> {
  onProgress?: (progress: Jobs[Name]['progress']) => void
  /** Ends the worker at once; what it was doing is lost, and the answer is the signal's reason. */
  signal?: AbortSignal
}

/** One job in a worker of its own, which ends with it. What it takes is copied, what it gives is handed over. */
export function runJob<Name extends JobName>(
  job: Name,
  input: Jobs[Name]['input'],
  { onProgress, signal }: JobOptions<Name> = {},
): Promise<Jobs[Name]['output']> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const end = (settle: () => void) => {
      worker.terminate()
      signal?.removeEventListener('abort', cancel)
      settle()
    }
    const cancel = () => end(() => reject(signal?.reason))
    const worker = openWorker(job, input, (report: JobReport<Name>) => {
      if (report.kind === 'progress') onProgress?.(report.progress)
      else if (report.kind === 'done') end(() => resolve(report.output))
      else end(() => reject(new JobFault(report.fault)))
    })
    signal?.addEventListener('abort', cancel)
  })
}

export interface Arranger {
  /** Holds a person where a finger has them, while the others make room. */
  pin(person: number, x: number, y: number): void
  release(person: number): void
  /** Rests where it is; a new layout would not know how far this one had come. */
  pause(): void
  resume(): void
  stop(): void
}

/** A layout that goes on living: it settles, and moves again when somebody is dragged. */
export function openArranger(
  input: Jobs['arrange']['input'],
  on: {
    /** New positions of everybody, some thirty times a second while people move. */
    place: (positions: Float32Array) => void
    /** Everybody stands, for now. */
    settled: () => void
    /** The worker is gone; people stay where they were. */
    crashed: () => void
  },
): Arranger {
  const worker = openWorker('arrange', input, (report) => {
    if (report.kind === 'fault') return on.crashed()
    on.place(report.kind === 'done' ? report.output : report.progress)
    if (report.kind === 'done') on.settled()
  })
  const ask = (request: JobRequest) => worker.postMessage(request)
  return {
    pin: (person, x, y) => ask({ kind: 'pin', person, x, y }),
    release: (person) => ask({ kind: 'release', person }),
    pause: () => ask({ kind: 'pause' }),
    resume: () => ask({ kind: 'resume' }),
    stop: () => worker.terminate(),
  }
}

/** Each job has a file of its own, so that a page loads what it does and nothing else. */
const workers = {
  generate: () => new Worker(new URL('./generate.worker.ts', import.meta.url), { type: 'module' }),
  measure: () => new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' }),
  arrange: () => new Worker(new URL('./arrange.worker.ts', import.meta.url), { type: 'module' }),
  communities: () => new Worker(new URL('./communities.worker.ts', import.meta.url), { type: 'module' }),
  betweenness: () => new Worker(new URL('./betweenness.worker.ts', import.meta.url), { type: 'module' }),
  readFile: () => new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' }),
  writeFile: () => new Worker(new URL('./write-file.worker.ts', import.meta.url), { type: 'module' }),
} satisfies Record<JobName, () => Worker>

/** A worker that never started, or fell, reports so like a job that failed. */
function openWorker<Name extends JobName>(
  job: Name,
  input: Jobs[Name]['input'],
  hear: (report: JobReport<Name>) => void,
): Worker {
  const worker = workers[job]()
  worker.onmessage = ({ data }: MessageEvent<JobReport<Name>>) => hear(data)
  worker.onerror = worker.onmessageerror = () => hear({ kind: 'fault', fault: { code: 'crashed' } })
  const begin: JobRequest<Name> = { kind: 'begin', input }
  worker.postMessage(begin)
  return worker
}
