/**
 * Random histories of small families, step by step in one process (harness/instance/stepped-instance.ts), compared with the model
 * (harness/history/model/): who reads what, by which ways, and which sources their grants name. In a third of them the server
 * dies again and again, between any two requests of its functions.
 *
 * HISTORIES=1000 vitest run functions/test/source/stepped-histories.test.ts   the long form; 10,000: `pnpm bench histories`
 * SEED=… HISTORIES=10 vitest run …                                            one failing batch again, by its seed
 */

import { block } from '@varanda/domain/connection/calls/block'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { readersPerChunk } from '@varanda/domain/post/fan-out'
import { openStripeServer, type StripeServer } from '@varanda/embedded/stripe/stripe-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import { environmentOf } from '../harness/cards.ts'
import { batchOf, perBatch, problemsOf } from '../harness/history/lifetimes.ts'
import { openTill, type Till } from '../harness/history/till.ts'
import type { Account } from '../harness/instance/killable-instance.ts'
import { openSteppedInstance, type SteppedInstance } from '../harness/instance/stepped-instance.ts'

const histories = Number(process.env.HISTORIES ?? 300)
const batches = Array.from({ length: Math.ceil(histories / perBatch) }, (_, index) => batchOf(seedOfRun + index))

describe('histories, step by step', () => {
  let instance: SteppedInstance
  let stripe: StripeServer
  let till: Till

  beforeAll(async () => {
    stripe = await openStripeServer({ send: async () => 200 })
    Object.assign(process.env, environmentOf(stripe, 'sandbox'))
    instance = await openSteppedInstance(seedOfRun)
    till = openTill(instance, stripe)
  })

  afterAll(async () => {
    await instance?.close()
    await stripe?.close()
  })

  it.each(batches)('end as the model says: SEED=$seed, $size at once, deaths: $deaths', async (batch) => {
    expect(await problemsOf(instance, till, batch)).toEqual([])
  })

  describe('while others come and go', () => {
    const strangers = Array.from({ length: 6 }, (_, index) => `f${index + 1}-stranger`)
    let turns = 0

    // A delivery that is made twice costs twice, attacked or not.
    beforeAll(() => {
      instance.twice = 0
    })

    /** A post to two chunks of readers: how many requests its delivery makes, and who of them does not get it. */
    async function deliver(author: Account, readers: readonly string[], meanwhile: () => Promise<unknown>[]) {
      const family = author.uid.split('-')[0]!
      const postId = `${author.uid}_${String(turns++).padStart(20, '0')}`
      const before = instance.steps.taken.get(family) ?? 0
      const audience = forConnections()
      const posted = instance.call(createPost, { postId, text: 'Oi.', audience }, author)
      await instance.drive(Promise.all([posted, ...meanwhile()]))
      const entries = await instance.db.getAll(...readers.map((uid) => instance.db.doc(paths.entry(uid, postId))))
      return {
        requests: (instance.steps.taken.get(family) ?? 0) - before,
        without: readers.filter((_, index) => !entries[index]!.exists),
      }
    }

    it('a post arrives by as few requests, whoever blocks and meets whom', async () => {
      const readers = Array.from({ length: readersPerChunk + 5 }, (_, index) => `f0-reader${index}`)
      const [author] = await instance.members(['f0-author'])
      await instance.members(
        readers,
        readers.map((reader) => [author!.uid, reader]),
      )
      const pairs = [0, 2, 4].map((index) => [strangers[index]!, strangers[index + 1]!] as const)
      const people = await instance.members(strangers, pairs)
      await instance.drive(Promise.resolve())
      const calm = await deliver(author!, readers, () => [])
      expect(calm.without).toEqual([])

      const loop = async (act: () => Promise<unknown>) => {
        for (let times = 0; times < 8; times++) await instance.refusalOf(act())
      }
      // Some block and unblock the author, whom they do not know, the others whom they know.
      const attacked = await deliver(author!, readers, () =>
        people.map((stranger, index) =>
          loop(async () => {
            const other = index < 3 ? author!.uid : people[index ^ 1]!.uid
            await instance.call(block, { uid: other }, stranger)
            await instance.call(unblock, { uid: other }, stranger)
          }),
        ),
      )
      expect(attacked.without).toEqual([])
      expect(attacked.requests).toBeLessThanOrEqual(calm.requests + 2)
    })
  })
})
