import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { buildFunctions } from '../../../scripts/build/build-functions.ts'
import { report } from './figures.ts'

/** Of one process: each history makes its instance larger, and the next one slower. */
const batchesEach = 20

/** What one batch came to. */
interface Outcome {
  seed: number
  problems: string[]
  /** Since its process began: deaths of the server, and CPU in milliseconds. */
  deaths: number
  cpuMs: number
}

/** An instance that lives through batches of histories. */
interface Lives {
  problemsOf(seed: number): Promise<string[]>
  deaths(): number
  close(): Promise<unknown>
}

interface Bench {
  name: string
  /** The bench's own file: each process is one of it. */
  file: string
  perBatch: number
  /** What is counted where a batch did not end as it should. */
  differing: string
  /** Opens an instance whose accidents follow from a seed. */
  open(seed: number): Promise<Lives>
}

/**
 * Random histories by a process for each core, until HISTORIES (10,000) or MINUTES (20) are over; SEED is the first seed.
 * Ends with 1 where a batch differs.
 */
export async function shareHistories(bench: Bench): Promise<void> {
  if (process.send) await work(bench)
  else await share(bench)
}

/** Lives through one batch after the other, as they are asked for. */
async function work({ open }: Bench): Promise<void> {
  const lives = await open(Number(process.env.SEED))
  const tell = (outcome: Outcome | null) => process.send?.(outcome)
  process.on('message', async (seed: number) => {
    const problems = await lives.problemsOf(seed)
    const { user, system } = process.cpuUsage()
    tell({ seed, problems, deaths: lives.deaths(), cpuMs: (user + system) / 1000 })
  })
  process.on('disconnect', () => void lives.close().then(() => process.exit()))
  tell(null)
}

async function share({ name, file, perBatch, differing }: Bench): Promise<void> {
  await buildFunctions()
  const histories = Number(process.env.HISTORIES ?? 10_000)
  const until = Date.now() + Number(process.env.MINUTES ?? 20) * 60_000
  const first = Number(process.env.SEED ?? Date.now() % 1_000_000)
  let [next, born, lived, failed] = [first, 0, 0, 0]
  /** The last of each process. */
  const last: Outcome[] = []
  const begun = Date.now()
  const isOver = () => (next - first) * perBatch >= histories || Date.now() > until

  async function employ(): Promise<void> {
    let outcome: Outcome | undefined
    let batches = 0
    const child = fork(file, {
      env: { ...process.env, SEED: String(first + born++) },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const over = new Promise<void>((resolve, reject) => {
      child.on('exit', (code) => (code ? reject(new Error(`A process ended with ${code}`)) : resolve()))
    })
    child.on('message', (told: Outcome | null) => {
      if (told) note(told)
      outcome = told ?? undefined
      if (isOver() || batches++ === batchesEach) child.disconnect()
      else child.send(next++)
    })
    await over
    if (outcome) last.push(outcome)
  }

  function note(outcome: Outcome): void {
    lived += perBatch
    if (outcome.problems.length > 0) failed++
    for (const problem of outcome.problems) console.log(problem)
    if (lived % 500 === 0) console.log(`${lived} histories, ${failed} batches that differ`)
  }

  const core = async () => {
    while (!isOver()) await employ()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, core))
  const sum = (of: (outcome: Outcome) => number) => last.reduce((all, one) => all + of(one), 0)
  report(
    name,
    { [differing]: { value: failed, goal: 0 } },
    {
      histories: lived,
      'first seed': first,
      'deaths of the server': sum(({ deaths }) => deaths),
      minutes: (Date.now() - begun) / 60_000,
      'CPU a history, ms': sum(({ cpuMs }) => cpuMs) / lived,
    },
  )
  process.exitCode = failed === 0 ? 0 : 1
}
