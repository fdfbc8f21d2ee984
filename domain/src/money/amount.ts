import * as v from 'valibot'
import { type Currency, currencySchema } from './currency.ts'

/** The most that one amount or sum may be, in minor units: one with ten digits before the comma, as Pix takes it. */
export const mostAmount = 999_999_999_999

/** How much, in the minor unit of its currency (cents; yen), never a fraction. */
export const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostAmount))
/** The same where nothing would be no amount. */
export const positiveAmountSchema = v.pipe(amountSchema, v.minValue(1))

export const moneySchema = v.object({ amount: amountSchema, currency: currencySchema })
/** How much of which currency. */
export interface Money {
  amount: number
  currency: Currency
}

function checked(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError('not an amount in minor units')
  return amount
}

/** Two amounts of one currency; whoever calls has seen to that. Throws where a sum would no more be exact. */
export function plus(one: number, other: number): number {
  return checked(checked(one) + checked(other))
}

/** What is left; below nothing it is negative. */
export function minus(one: number, other: number): number {
  return checked(checked(one) - checked(other))
}

/** What is left to a sum that is reached, or nothing. */
export function missingTo(goal: number, reached: number): number {
  return Math.max(0, minus(goal, reached))
}

export function sumOf(amounts: Iterable<number>): number {
  let sum = 0
  for (const amount of amounts) sum = plus(sum, amount)
  return sum
}

/** So many times an amount: a year of months. */
export function times(amount: number, count: number): number {
  return checked(checked(amount) * checked(count))
}

/** How much of a goal is reached, in whole percent and never rounded up: 100 says that all of it is. More is shown. */
export function percentOf(reached: number, goal: number): number {
  if (checked(goal) <= 0) return 0
  return Number((BigInt(checked(reached)) * 100n) / BigInt(goal))
}
