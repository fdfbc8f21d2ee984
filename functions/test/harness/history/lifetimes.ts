/** Many random histories at the same time in one stepped instance, and how they differ from the model. */
import { randomFrom } from '../../../../embedded/test/support/random.ts'
import type { SteppedInstance } from '../instance/stepped-instance.ts'
import { asked } from './asked.ts'
import { disagreement, type Family, type Home, live, liveCalm, settleIn } from './play.ts'
import { randomHistory, type Turn } from './random-history.ts'
import type { Till } from './till.ts'

const day = 86_400_000

/** In this many milliseconds two turns are two moments: a member's `from` and a post's time are compared by them. */
const aMoment = 2

/** Milliseconds after which whatever a call left is due, and nothing that was deleted is out of reach yet. */
export const untilAlarms = 2 * 60_000

export interface Batch {
  seed: number
  size: number
  /** How often the server dies, in a thousand of its steps. */
  deaths: number
}

/** Fewer at once meet each other's locks less often; more share the time that one of them waits. */
export const perBatch = 10

/** In every third batch the server dies some ten times. */
export const batchOf = (seed: number): Batch => ({ seed, size: perBatch, deaths: seed % 3 === 0 ? 20 : 0 })

/** Answers what was wrong, with what the family did; empty when all ended as the model says. */
export async function problemsOf(
  instance: SteppedInstance,
  till: Till,
  { seed, size, deaths }: Batch,
): Promise<string[]> {
  const random = randomFrom(seed)
  const histories = Array.from({ length: size }, (_, index) =>
    randomHistory(`f${seed * 1000 + index}-`, random, { photos: false, tiers: true, turns: [2, 5] }),
  )
  const home: Home = { ...instance, till, maySee: async () => false }
  const families = await Promise.all(histories.map((history) => settleIn(home, history)))
  const problems: string[] = []
  const pass = (days: number) => {
    instance.pass(days * day)
    for (const family of families) family.past.push([{ do: 'wait', days }])
  }
  /** What a month gave is over at once, before anybody has done anything about it. */
  async function readAtOnce(): Promise<void> {
    for (const family of families.filter(({ history }) => history.tiers.length > 0)) {
      const wrong = disagreement(family, await asked(home, family), / reads /)
      if (wrong) problems.push(`SEED=${seed} at once`, ...wrong, ...told(family))
    }
  }

  async function settle(when: string, some: readonly Family[]): Promise<void> {
    // What a call left that died, its alarm does.
    instance.pass(untilAlarms)
    await instance.drive(instance.claimAlarms())
    for (const family of some) {
      family.isHalf = false
      const wrong = [...family.leaks.splice(0), ...(disagreement(family, await asked(home, family)) ?? [])]
      if (wrong.length > 0) problems.push(`SEED=${seed} ${when}`, ...wrong, ...told(family))
    }
  }

  const liveAll = (part: 0 | 1) =>
    Promise.all(families.map((family) => liveTurns(instance, home, family, family.history.parts[part])))
  await instance.drive(liveAll(0), deaths)
  await settle('before', families)
  pass(random.pick([0, 1, 12, 31]))
  await readAtOnce()
  await instance.drive(Promise.all(families.map((family) => liveCalm(home, family))))
  // What is to be erased goes meanwhile; where the server dies, somebody asks again.
  instance.claimAlarms().catch(() => {})
  await instance.drive(liveAll(1), deaths)
  await settle('after', families)
  const isLong = ({ past, history }: Family) =>
    history.tiers.length > 0 || past.flat().some((step) => step.do === 'delete')
  const ageing = families.filter(isLong)
  pass(random.pick([1, 8]))
  await readAtOnce()
  instance.claimAlarms().catch(() => {})
  const last = deaths > 0 ? 1 + random.below(20 * ageing.length) : Number.POSITIVE_INFINITY
  await instance.drive(Promise.resolve(), 0, last)
  await settle('long after', ageing)
  return [...problems, ...instance.failures.splice(0)]
}

async function liveTurns({ pass }: SteppedInstance, home: Home, family: Family, turns: readonly Turn[]): Promise<void> {
  for (const turn of turns) {
    pass(aMoment)
    await live(home, family, [turn])
  }
}

const told = ({ past, history }: Family) => [
  `connected: ${history.connected.map((pair) => pair.join('+')).join(' ')}`,
  ...past.map((turn: Turn) => JSON.stringify(turn)),
]
