import { expect, it } from 'vitest'
import { reckoningLines } from './money-arithmetic.ts'

const found = (text: string) => reckoningLines('a.ts', text).length > 0

it.each([
  'const all = tip.amount + other',
  'sum += amount',
  'show(amount / 100)',
  'show((tip.amount ?? 0) * 100)',
  'amount++',
  'show(-tip.amount)',
  'Math.round(tip.amount)',
  'tip.amount.toFixed(2)',
  'parseFloat(amount)',
  'const cents = (1.15 * price) | 0',
])('finds %s', (text) => {
  expect(found(text)).toBe(true)
})

it.each([
  'const all = plus(tip.amount, other)',
  'if (tip.amount > goal.amount) show(tip.amount)',
  'show(count + 1, "amount - 1")',
  '// amount * 100',
  'const has = !amount',
  'const isSame = tip.amount === amount',
])('leaves %s', (text) => {
  expect(found(text)).toBe(false)
})
