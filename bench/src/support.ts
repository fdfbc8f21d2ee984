/**
 * `pnpm bench support`: HISTORIES random histories of cards (10,000), step by step in a process for each core, compared
 * with what Stripe has; at most MINUTES (20) of them. SEED is the first seed. See README.md.
 */
import { openStripeServer } from '@varanda/embedded/stripe/stripe-server'
import { cardBatchOf, perCardBatch, problemsOfCards } from '../../functions/test/harness/card-histories.ts'
import { environmentOf } from '../../functions/test/harness/cards.ts'
import { openSteppedInstance } from '../../functions/test/harness/instance/stepped-instance.ts'
import { shareHistories } from './measure/share-histories.ts'

await shareHistories({
  name: 'support',
  file: import.meta.filename,
  perBatch: perCardBatch,
  differing: 'batches that differ from what Stripe has',
  async open(seed) {
    const stripe = await openStripeServer({ send: async () => 200 })
    Object.assign(process.env, environmentOf(stripe, 'sandbox'))
    const instance = await openSteppedInstance(seed)
    return {
      problemsOf: (batch) => problemsOfCards(instance, stripe, cardBatchOf(batch)),
      deaths: () => instance.deaths,
      close: () => Promise.all([instance.close(), stripe.close()]),
    }
  },
})
