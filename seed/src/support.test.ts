import type { Given } from '@varanda/domain/support/given'
import { type LedgerRow, ledgerRowSchema } from '@varanda/domain/support/ledger'
import { type Reminder, reminderSchema } from '@varanda/domain/support/reminder'
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

it('reminds somebody who gave, in the future of its first start', () => {
  for (const start of [
    '2026-11-27T11:00:00Z',
    '2026-12-05T11:59:59Z',
    '2026-12-05T12:00:00Z',
    '2026-12-31T23:00:00Z',
  ]) {
    const documents = supportDocuments(new Date(start))
    const [reminder, ...others] = documents.filter(({ path }) => path.includes('/reminders/'))
    expect(others).toEqual([])
    const { to, nextAt } = reminder!.data as Reminder
    expect(isOf(reminderSchema, reminder!.data)).toBe(true)
    expect(nextAt.toMillis()).toBeGreaterThan(Date.parse(start))
    const given = `${reminder!.path.split('/').slice(0, 2).join('/')}/given/`
    expect(documents.some(({ path, data }) => path.startsWith(given) && (data as Given).to === to)).toBe(true)
  }
})
