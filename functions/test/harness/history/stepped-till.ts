import { openStripeServer, type StripeServer } from '@varanda/embedded/stripe/stripe-server'
import { seedOfRun } from '../../../../embedded/test/support/random.ts'
import { environmentOf } from '../cards.ts'
import { openSteppedInstance, type SteppedInstance } from '../instance/stepped-instance.ts'
import { openTill, type Till } from './till.ts'

interface SteppedTill {
  instance: SteppedInstance
  stripe: StripeServer
  till: Till
  close(): Promise<void>
}

/** A stepped instance of this run's seed that takes cards, with a stand-in for Stripe that tells nothing by itself. */
export async function openSteppedTill(): Promise<SteppedTill> {
  const stripe = await openStripeServer({ send: async () => 200 })
  Object.assign(process.env, environmentOf(stripe, 'sandbox'))
  const instance = await openSteppedInstance(seedOfRun)
  return {
    ...{ instance, stripe, till: openTill(instance, stripe) },
    async close() {
      await instance.close()
      await stripe.close()
    },
  }
}
