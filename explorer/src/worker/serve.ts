import { buffersOf } from './buffers-of.ts'
import type { Fault, JobName, JobReport, JobRequest, Jobs } from './jobs.ts'

/** A page needs no more news than it can draw. */
const newsEveryMs = 50

/** Does one job for the page that opened this worker. `faultOf` knows the refusals that have a reason. */
export function serve<Name extends JobName>(
  _: Name,
  work: (
    input: Jobs[Name]['input'],
    report: (progress: Jobs[Name]['progress']) => void,
  ) => Jobs[Name]['output'] | Promise<Jobs[Name]['output']>,
  faultOf: (reason: unknown) => Fault | undefined = () => undefined,
): void {
  let last = 0
  const report = (progress: Jobs[Name]['progress']) => {
    if (performance.now() - last < newsEveryMs) return
    last = performance.now()
    tell({ kind: 'progress', progress })
  }
  self.onmessage = async ({ data }: MessageEvent<JobRequest<Name>>) => {
    if (data.kind !== 'begin') return
    try {
      tell({ kind: 'done', output: await work(data.input, report) })
    } catch (reason) {
      tell({ kind: 'fault', fault: faultOf(reason) ?? { code: 'crashed' } })
    }
  }
}

/** Columns go over to the page; they are not copied. */
export function tell(report: JobReport): void {
  postMessage(report, { transfer: buffersOf(report) })
}
