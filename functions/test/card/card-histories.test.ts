/**
 * Random histories of cards (harness/card-histories.ts), in a third of which the server dies again and again.
 *
 * HISTORIES=1000 vitest run functions/test/card/card-histories.test.ts   the long form; 10,000: `pnpm bench support`
 * SEED=… HISTORIES=20 vitest run …                                       one failing batch again, by its seed
 */
import { openStripeServer, type StripeServer } from '@varanda/embedded/stripe/stripe-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import { cardBatchOf, perCardBatch, problemsOfCards } from '../harness/card-histories.ts'
import { environmentOf } from '../harness/cards.ts'
import { openSteppedInstance, type SteppedInstance } from '../harness/instance/stepped-instance.ts'

const histories = Number(process.env.HISTORIES ?? 300)
const batches = Array.from({ length: Math.ceil(histories / perCardBatch) }, (_, index) =>
  cardBatchOf(seedOfRun + index),
)

describe('histories of cards', () => {
  let stripe: StripeServer
  let instance: SteppedInstance

  beforeAll(async () => {
    stripe = await openStripeServer({ send: async () => 200 })
    Object.assign(process.env, environmentOf(stripe, 'sandbox'))
    instance = await openSteppedInstance(seedOfRun)
  })

  afterAll(async () => {
    await instance?.close()
    await stripe?.close()
  })

  it.each(batches)('end as Stripe has it: SEED=$seed, deaths: $deaths', async (batch) => {
    expect(await problemsOfCards(instance, stripe, batch)).toEqual([])
  })
})
