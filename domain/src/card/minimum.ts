import type { Currency } from '../money/currency.ts'

/** The least that is taken by card, in minor units, as Stripe says for each currency (https://docs.stripe.com/currencies). */
export const leastByCard = {
  BRL: 50,
  USD: 50,
  EUR: 50,
  GBP: 30,
  CAD: 50,
  CHF: 50,
  JPY: 50,
} as const satisfies Record<Currency, number>
