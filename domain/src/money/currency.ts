import * as v from 'valibot'

/**
 * In which currencies amounts are kept, and how many digits stand behind the comma of each (ISO 4217). Our own table:
 * what browsers say of a few others differs from what banks do.
 */
export const currencies = {
  BRL: { decimals: 2 },
  USD: { decimals: 2 },
  EUR: { decimals: 2 },
  GBP: { decimals: 2 },
  CAD: { decimals: 2 },
  CHF: { decimals: 2 },
  JPY: { decimals: 0 },
} as const satisfies Record<string, { decimals: number }>

export type Currency = keyof typeof currencies
export const currencyCodes = Object.keys(currencies) as Currency[]
export const currencySchema = v.picklist(currencyCodes)
