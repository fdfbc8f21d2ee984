/**
 * Random histories through the whole instance, compared with the model (harness/history/model/): its processes, the wire,
 * tokens, photos and open pages. Many more, of what decides who reads alone, in ../source/stepped-histories.test.ts.
 *
 * HISTORIES=1000 KILLS=100 vitest run functions/test/post/histories.test.ts   the long form
 * SEED=… HISTORIES=… KILLS=… vitest run …                              one failing batch again, by the seed it printed
 *
 * A batch of histories lives in one instance at the same time. In a batch with kills the instance dies twice, at a step
 * of the functions that the seed chose.
 */
import type { InstanceNights } from '@varanda/domain/instance/nights'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { compareEntries } from '../../src/post/compare-entries.ts'
import { asked } from '../harness/history/asked.ts'
import { untilAlarms } from '../harness/history/lifetimes.ts'
import { disagreement, type Family, live, liveCalm, settleIn } from '../harness/history/play.ts'
import { randomHistory } from '../harness/history/random-history.ts'
import { type KillableInstance, openKillableInstance } from '../harness/instance/killable-instance.ts'
import { plantPhotos } from '../harness/photos.ts'

/** Histories that live in the instance at the same time; fewer where it dies, so that it dies at more places. */
const perBatch = { living: 40, killed: 5 }
const histories = Number(process.env.HISTORIES ?? 2)
const kills = Number(process.env.KILLS ?? 2)

const batches: { seed: number; size: number; isKilled: boolean }[] = []
for (let rest = histories - kills, killed = kills; rest + killed > 0; ) {
  const isKilled = killed > 0
  const size = isKilled ? Math.min(perBatch.killed, killed) : Math.min(perBatch.living, rest)
  batches.push({ seed: seedOfRun + batches.length, size, isKilled })
  if (isKilled) killed -= size
  else rest -= size
}

describe('random histories', () => {
  let instance: KillableInstance

  beforeAll(async () => {
    instance = await openKillableInstance(seedOfRun)
  }, 300_000)

  afterAll(() => instance?.close())

  it.each(batches)(
    'end as the model says: SEED=$seed, $size at once, killed: $isKilled',
    async (batch) => {
      const random = randomFrom(batch.seed)
      const families = await Promise.all(
        Array.from({ length: batch.size }, async (_, index) => {
          const history = randomHistory(`${batch.seed}h${index}`, random, { photos: true, tiers: false, turns: [5, 9] })
          await plantPhotos(instance, history.parts.flat(2))
          return settleIn(instance, history)
        }),
      )
      // A page that was open all the time must come to show the same as one that is opened at the end.
      const open = await Promise.all(
        families.map((family) => openFeed(instance, family, random.pick(family.history.members))),
      )
      const problems: string[] = []
      for (const part of [0, 1] as const) {
        const lived = Promise.all(families.map((family) => live(instance, family, family.history.parts[part])))
        if (batch.isKilled)
          await killAt(instance, random.below(40 * batch.size), random.chance(0.5) ? 'before' : 'after', lived)
        await lived
        await instance.idle()
        // What a call left that died, its alarm does.
        await instance.pass(untilAlarms)
        await instance.runSchedule('claimAlarms')
        await instance.idle()
        for (const [index, family] of families.entries()) {
          family.isHalf = false
          const wrong = [...family.leaks.splice(0), ...(disagreement(family, await asked(instance, family)) ?? [])]
          if (wrong.length > 0)
            problems.push(
              `history ${index}, part ${part}`,
              ...wrong,
              ...family.past.map((turn) => JSON.stringify(turn)),
            )
        }
        if (part === 1) break
        const days = random.pick([0, 1, 12, 31])
        await instance.pass(days * day)
        for (const family of families) {
          family.past.push([{ do: 'wait', days }])
          await instance.signIn([...family.people.values()])
        }
        for (const feed of open) feed.become()
        await Promise.all(families.map((family) => liveCalm(instance, family)))
        await instance.idle()
      }
      for (const feed of open) {
        await expect.poll(() => feed.differs(), { timeout: 15_000 }).toBe('')
        await feed.close()
      }
      expect(problems, `SEED=${batch.seed} HISTORIES=${batch.size} KILLS=${batch.isKilled ? batch.size : 0}`).toEqual(
        [],
      )
      expect(await instance.deadLetters()).toEqual([])
      // What the night's round would say, long after.
      await compareEntries(instance.db, new Date(Date.now() + 100 * day), Number.POSITIVE_INFINITY)
      const nights = (await instance.db.doc(paths.instanceNights).get()).data() as InstanceNights
      expect(nights.entries).toMatchObject({ missing: 0, extra: 0 })
    },
    600_000,
  )
})

/** Ends the instance at the chosen step of its functions, and starts it again. */
async function killAt(instance: KillableInstance, step: number, when: 'before' | 'after', lived: Promise<unknown>) {
  const stop = instance.plane.stop(step, when, () => true)
  await Promise.race([stop.reached, lived])
  await instance.kill()
  stop.release()
  await instance.restart()
}

interface OpenFeed {
  /** Takes the member's fresh token. */
  become(): void
  close(): Promise<void>
  /** Empty when what is shown is what is there. */
  differs(): Promise<string>
}

/** A member's feed as their browser keeps it open. */
async function openFeed(instance: KillableInstance, family: Family, uid: string): Promise<OpenFeed> {
  const who = family.people.get(uid)!
  const client = await instance.browser(who)
  const { collection, onSnapshot } = client.sdk.firestore
  const feed = collection(client.db, paths.feed(uid))
  let shown: string[] = []
  let timer: NodeJS.Timeout | undefined
  let isOpen = true
  const listen = () => {
    onSnapshot(
      feed,
      (snapshot) => {
        shown = snapshot.docs.map(({ id }) => id)
      },
      // Refused while suspended: the page shows nothing, and asks again.
      () => {
        shown = []
        if (isOpen) timer = setTimeout(listen, 500)
      },
    )
  }
  listen()
  return {
    become: () => client.become(who),
    close() {
      isOpen = false
      clearTimeout(timer)
      return client.close()
    },
    async differs() {
      const standing = (await instance.db.doc(paths.standing(uid)).get()).data()
      const there =
        standing?.status === 'suspended'
          ? []
          : (await instance.db.collection(paths.feed(uid)).get()).docs.map(({ id }) => id)
      return JSON.stringify(shown.toSorted()) === JSON.stringify(there.toSorted()) ? '' : `${shown} instead of ${there}`
    },
  }
}
