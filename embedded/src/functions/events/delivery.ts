/**
 * When a delivery happens. In a running instance: once, at once. Tests ask for what the contract allows and the cloud
 * sometimes does: late, twice, in another order.
 */
import type { JobKind } from '../jobs.ts'

/** The pause before each delivery of one job, in milliseconds: `[0]` is once and at once, `[30, 0]` twice. */
export type DeliveryPlan = (job: { kind: JobKind; functionName: string }) => readonly number[]

export interface Delivery {
  plan?: DeliveryPlan
  /** Shuffles: each job is delivered once or twice, up to 150 ms late, the same way for the same seed. */
  shuffleSeed?: number
}

export function deliveryPlan(delivery: Delivery = {}): DeliveryPlan {
  if (delivery.plan) return delivery.plan
  if (delivery.shuffleSeed === undefined) return () => [0]
  const random = randomFrom(delivery.shuffleSeed)
  return () => Array.from({ length: random() < 0.5 ? 1 : 2 }, () => Math.floor(random() * 150))
}

/** A linear congruential generator with the constants of Numerical Recipes: repeatable, nothing more. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
