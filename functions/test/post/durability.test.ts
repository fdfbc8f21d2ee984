/**
 * kill -9 in the moment in which a post has been acknowledged, while others write too.
 *
 * DEATHS=50 vitest run functions/test/post/durability.test.ts   the long form
 * SEED=… DEATHS=1 vitest run …                             one death again, by the seed it printed
 */

import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { halfMembers, halfPosts } from '../harness/audit.ts'
import { type KillableInstance, openKillableInstance } from '../harness/instance/killable-instance.ts'

const deaths = Array.from({ length: Number(process.env.DEATHS ?? 2) }, (_, index) => ({ seed: seedOfRun + index }))
const authors = 8

describe('what was acknowledged', () => {
  let instance: KillableInstance

  beforeAll(async () => {
    instance = await openKillableInstance(seedOfRun)
  }, 300_000)

  afterAll(() => instance?.close())

  it.each(deaths)(
    'outlives the instance, and goes on: SEED=$seed',
    async ({ seed }) => {
      const random = randomFrom(seed)
      const uids = Array.from({ length: authors }, (_, index) => `${seed}w${index}`)
      const pairs = uids.flatMap((one, index) => uids.slice(index + 1).map((other): [string, string] => [one, other]))
      const people = await instance.members(uids, pairs)
      const acknowledged: string[] = []
      const fatal = 1 + random.below(20)
      const reached = Promise.withResolvers<void>()
      // Each writes one post after the other, without a pause; what is under way when the instance dies is asked again.
      let isOver = false
      const writing = people.map(async (person) => {
        for (let count = 0; !isOver; count++) {
          const postId = `${person.uid}_${String(count).padStart(20, '0')}`
          await instance.call(createPost, { postId, text: postId, audience: forConnections() }, person)
          if (acknowledged.push(postId) === fatal) reached.resolve()
        }
      })
      try {
        await Promise.race([reached.promise, Promise.all(writing)])
      } finally {
        isOver = true
      }
      await instance.kill()
      const before = [...acknowledged]
      await instance.restart()
      const there = await Promise.all(before.map(async (id) => (await instance.db.doc(paths.post(id)).get()).exists))
      expect(
        before.filter((_, index) => !there[index]),
        `SEED=${seed}: acknowledged and lost`,
      ).toEqual([])
      await Promise.all(writing)
      // Not idle yet: what is late from here falls into the next death.
      const problems = async () => {
        const lacking = await Promise.all(
          acknowledged.flatMap((post) =>
            people.map(async (person) =>
              (await instance.mayGet(paths.entry(person.uid, post), person)) ? [] : `${person.uid} lacks ${post}`,
            ),
          ),
        )
        return [...lacking.flat(), ...(await halfMembers(instance.db, uids)), ...(await halfPosts(instance.db, uids))]
      }
      await expect.poll(problems, { timeout: 180_000, interval: 1000, message: `SEED=${seed}` }).toEqual([])
    },
    600_000,
  )

  it('is nothing that was given up', async () => {
    await instance.idle()
    expect(await instance.deadLetters()).toEqual([])
  }, 300_000)
})
