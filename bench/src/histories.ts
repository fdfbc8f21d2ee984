/**
 * `pnpm bench histories`: HISTORIES random histories of small families (10,000), step by step in a process for each
 * core, compared with the model of who reads what; at most MINUTES (20) of them. SEED is the first seed. See README.md.
 */
import { openStripeServer } from '@varanda/embedded/stripe/stripe-server'
import { environmentOf } from '../../functions/test/harness/cards.ts'
import { batchOf, perBatch, problemsOf } from '../../functions/test/harness/history/lifetimes.ts'
import { openTill } from '../../functions/test/harness/history/till.ts'
import { openSteppedInstance } from '../../functions/test/harness/instance/stepped-instance.ts'
import { shareHistories } from './measure/share-histories.ts'

await shareHistories({
  name: 'histories',
  file: import.meta.filename,
  perBatch,
  differing: 'batches that differ from the model',
  async open(seed) {
    const stripe = await openStripeServer({ send: async () => 200 })
    Object.assign(process.env, environmentOf(stripe, 'sandbox'))
    const instance = await openSteppedInstance(seed)
    const till = openTill(instance, stripe)
    return {
      problemsOf: (batch) => problemsOf(instance, till, batchOf(batch)),
      deaths: () => instance.deaths,
      close: () => Promise.all([instance.close(), stripe.close()]),
    }
  },
})
