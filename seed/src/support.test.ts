import { type LedgerRow, ledgerRowSchema } from '@varanda/domain/support/ledger'
import { type SupportPage, supportPageSchema } from '@varanda/domain/support/support-page'
import { type Tip, tipSchema } from '@varanda/domain/support/tip'
import { expect, it } from 'vitest'
import { supportDocuments } from './support.ts'

const held = supportDocuments(new Date('2026-11-27T11:00:00Z'))
const under = (pattern: RegExp) => held.filter(({ path }) => pattern.test(path)).map(({ data }) => data)
const isOf = (schema: { '~standard': { validate(value: unknown): unknown } }, data: unknown) =>
  'value' in (schema['~standard'].validate(data) as object)

it('is as the functions would have written it, and its sums are those of its tips and its ledger', () => {
  const page = under(/^support\/[^/]+$/)[0] as SupportPage
  const tips = under(/\/tips\//) as Tip[]
  const rows = under(/\/ledger\//) as LedgerRow[]
  expect(isOf(supportPageSchema, page)).toBe(true)
  expect(tips.every((tip) => isOf(tipSchema, tip))).toBe(true)
  expect(rows.every((row) => isOf(ledgerRowSchema, row))).toBe(true)
  const arrived = rows.filter(({ dir }) => dir === 'in').reduce((sum, { amount }) => sum + amount, 0)
  expect(page.goal!.totals).toEqual({
    proven: { amount: arrived, tips: 14, people: 14 },
    declared: { amount: 20_000, tips: 2, people: 2 },
  })
  expect(page.totals.BRL).toEqual(page.goal!.totals)
  expect(tips).toHaveLength(16)
})
