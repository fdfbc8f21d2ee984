/**
 * `pnpm bench support`: HISTORIES random histories of cards (10,000), step by step in a process for each core, compared
 * with what Stripe has; at most MINUTES (20) of them. SEED is the first seed. See README.md.
 */
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { openStripeServer } from '@varanda/embedded/stripe/stripe-server'
import { cardBatchOf, perCardBatch, problemsOfCards } from '../../functions/test/harness/card-histories.ts'
import { environmentOf } from '../../functions/test/harness/cards.ts'
import { openSteppedInstance } from '../../functions/test/harness/stepped-instance.ts'
import { buildFunctions } from '../../scripts/build/build-functions.ts'
import { report } from './measure/figures.ts'

/** What one batch came to. */
interface Outcome {
  seed: number
  problems: string[]
  /** Since its process began: deaths of the server, and CPU in milliseconds. */
  deaths: number
  cpuMs: number
}

if (process.send) await work()
else await share()

/** Lives through one batch after the other, as they are asked for. */
async function work(): Promise<void> {
  const stripe = await openStripeServer({ send: async () => 200 })
  Object.assign(process.env, environmentOf(stripe, 'sandbox'))
  const instance = await openSteppedInstance(Number(process.env.SEED))
  const tell = (outcome: Outcome | null) => process.send?.(outcome)
  process.on('message', async (seed: number) => {
    const problems = await problemsOfCards(instance, stripe, cardBatchOf(seed))
    const { user, system } = process.cpuUsage()
    tell({ seed, problems, deaths: instance.deaths, cpuMs: (user + system) / 1000 })
  })
  process.on('disconnect', () => void Promise.all([instance.close(), stripe.close()]).then(() => process.exit()))
  tell(null)
}

async function share(): Promise<void> {
  await buildFunctions()
  const histories = Number(process.env.HISTORIES ?? 10_000)
  const until = Date.now() + Number(process.env.MINUTES ?? 20) * 60_000
  const first = Number(process.env.SEED ?? Date.now() % 1_000_000)
  let [next, lived, failed] = [first, 0, 0]
  const last = new Map<number, Outcome>()
  const begun = Date.now()

  async function employ(place: number): Promise<void> {
    const child = fork(new URL(import.meta.url).pathname, {
      env: { ...process.env, SEED: String(first + place) },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const over = new Promise<void>((resolve, reject) => {
      child.on('exit', (code) => (code ? reject(new Error(`A process ended with ${code}`)) : resolve()))
    })
    child.on('message', (outcome: Outcome | null) => {
      if (outcome) note(place, outcome)
      const isOver = (next - first) * perCardBatch >= histories || Date.now() > until
      if (isOver) child.disconnect()
      else child.send(next++)
    })
    await over
  }

  function note(place: number, outcome: Outcome): void {
    last.set(place, outcome)
    lived += perCardBatch
    if (outcome.problems.length > 0) failed++
    for (const problem of outcome.problems) console.log(problem)
    if (lived % 500 === 0) console.log(`${lived} histories, ${failed} batches that differ`)
  }

  await Promise.all(Array.from({ length: availableParallelism() }, (_, place) => employ(place)))
  const sum = (of: (outcome: Outcome) => number) => [...last.values()].reduce((all, one) => all + of(one), 0)
  report(
    'support',
    { 'batches that differ from what Stripe has': { value: failed, goal: 0 } },
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
