/**
 * Random histories of what a small family does about posts, told by triggers that come late, twice and out of order: in
 * the end everybody's notices are those of a model, which knows only what stands.
 *
 * HISTORIES=1000 vitest run functions/test/notice/histories.test.ts   the long form
 * SEED=… HISTORIES=… vitest run …                                    the same histories again
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { type Instance, openInstance } from '../instance.ts'
import { act, expected, plant, stored } from './family.ts'

const histories = Number(process.env.HISTORIES ?? 8)
const atOnce = 20
const acts = 14

describe('notices of random histories', () => {
  let instance: Instance
  const random = randomFrom(seedOfRun)
  beforeAll(async () => {
    const delays = () => Array.from({ length: 1 + random.below(3) }, () => random.below(60))
    instance = await openInstance({ delivery: { plan: delays } })
  })
  afterAll(() => instance.close())

  it(`are those of the model, ${histories} times`, { timeout: 120_000 + histories * 4000 }, async () => {
    for (let from = 0; from < histories; from += atOnce) {
      const names = Array.from({ length: Math.min(atOnce, histories - from) }, (_, n) => `f${from + n}`)
      const families = await Promise.all(names.map((name) => plant(instance.db, name, random)))
      for (let turn = 0; turn < acts; turn += 1) {
        await Promise.all(families.map((family) => act(instance.db, family, random)))
      }
      await instance.server.idle()
      for (const family of families) {
        const found = await Promise.all(family.people.map((reader) => stored(instance.db, reader, family.postId)))
        const wanted = family.people.map((reader) => expected(family, reader))
        expect(found, `SEED=${seedOfRun} ${family.postId}`).toEqual(wanted)
      }
    }
  })
})
