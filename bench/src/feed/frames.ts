/** What a page's main thread did, frame by frame, by the browser's own trace. */
import type { CDPSession } from '../../../e2e/open-browser.ts'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  /** Of its thread alone, microseconds: what other processes took does not count. */
  tdur?: number
  args?: { name?: string }
}

export interface Frames {
  /** Milliseconds that the page's thread worked for each frame. */
  work: number[]
  /** The longest single task, in milliseconds of its thread. */
  longestTask: number
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/** Everything that runs while `act` does, of the page's main thread. */
export async function framesWhile(devtools: CDPSession, act: () => Promise<void>): Promise<Frames> {
  const events: TraceEvent[] = []
  const gather = ({ value }: { value: unknown }) => void events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', gather)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, recordMode: 'recordAsMuchAsPossible' },
  })
  await act()
  const done = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()))
  await devtools.send('Tracing.end')
  await done
  devtools.off('Tracing.dataCollected', gather)
  return framesOf(events)
}

/** A frame ends when the main thread has handed its picture over. */
function framesOf(events: readonly TraceEvent[]): Frames {
  const commits = events.filter(({ name, ph }) => name === 'Commit' && ph === 'X')
  // Every tab of the browser has a main thread; the one that is looked at draws.
  const busiest = Map.groupBy(commits, threadOf)
  const [thread] = [...busiest].toSorted((one, other) => other[1].length - one[1].length)[0] ?? []
  const inOrder = (name: string) =>
    events
      .filter((event) => event.name === name && event.ph === 'X' && threadOf(event) === thread)
      .toSorted((one, other) => one.ts - other.ts)
  const tasks = inOrder('RunTask')
  const work: number[] = []
  let at = 0
  for (const end of inOrder('Commit')) {
    let ms = 0
    for (; at < tasks.length && tasks[at]!.ts <= end.ts; at++) ms += (tasks[at]!.tdur ?? 0) / 1000
    work.push(ms)
  }
  return { work, longestTask: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)) }
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
