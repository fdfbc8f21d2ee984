import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { happenedAt, type LedgerRow } from './ledger.ts'
import { csvCell, ledgerCsv } from './ledger-csv.ts'
import { support } from './messages/pt/support.ts'
import { statementOf } from './statement.ts'
import { wallOf } from './wall.ts'

const momentOf = (text: string) => {
  const date = new Date(text)
  return { seconds: 0, nanoseconds: 0, toMillis: () => date.getTime(), toDate: () => date }
}
const at = momentOf('2026-11-20T12:00:00Z')
const row: LedgerRow = {
  ...{ id: 'r', kind: 'confirmed', amount: 123_456, currency: 'BRL', dir: 'in', provider: 'pix', account: 'a' },
  ...{ objectId: 't', tip: 't', at, seen: at, by: 'creator' },
}

describe('the ledger as a sheet', () => {
  it('opens without formulas, whatever somebody is called', () => {
    const starts = fc.constantFrom('=', '+', '-', '@', '|', '%', '\t', '\r', '＝', '＋', '－', '＠', ' =', '\u0000=')
    fc.assert(
      fc.property(starts, fc.string(), (start, rest) => {
        const cell = csvCell(`${start}${rest}`)
        expect(cell.startsWith(`"'`)).toBe(true)
        for (const broken of ['\r', '\n', '\u0000']) expect(cell).not.toContain(broken)
      }),
    )
    expect(csvCell('Ana "Nana" Reis')).toBe('"Ana ""Nana"" Reis"')
  })

  it('begins with its mark, and has a comma in one language and a point in the other', () => {
    const pt = ledgerCsv([row], () => '=cmd', support.csv, 'pt')
    expect(pt.startsWith('\uFEFF"')).toBe(true)
    expect(pt).toContain('"1234,56";"BRL"')
    expect(pt).toContain(`"'=cmd"`)
    const byCard = ledgerCsv([{ ...row, provider: 'stripe' }], () => '', support.csv, 'pt')
    expect(byCard).toContain('"cartão"')
    expect(byCard).not.toContain('stripe')
    expect(ledgerCsv([row], () => 'Ana', support.csv, 'en')).toContain('"1234.56","BRL"')
  })
})

describe('when a row of the ledger happened', () => {
  const [begun, seen, refunded] = ['2026-10-01', '2026-11-05', '2026-11-03'].map((day) => momentOf(`${day}T12:00:00Z`))
  const byCard: LedgerRow = { ...row, provider: 'stripe', at: begun!, seen: seen! }
  const whenOf = (one: LedgerRow) => happenedAt(one).toDate().toISOString().slice(0, 10)

  it('is of a payment the day on which it began, and of what went back the day of that', () => {
    expect(whenOf({ ...byCard, kind: 'paid' })).toBe('2026-10-01')
    expect(whenOf({ ...byCard, kind: 'refunded', happened: refunded! })).toBe('2026-11-03')
    // Rows of before do not say, and Stripe does not of everything: it is known since then.
    for (const kind of ['refunded', 'refundFailed', 'disputed', 'disputeWon', 'chargedBack'] as const) {
      expect(whenOf({ ...byCard, kind })).toBe('2026-11-05')
    }
    expect(whenOf(row)).toBe('2026-11-20')
    const sheet = ledgerCsv([{ ...byCard, kind: 'chargedBack' }], () => '', support.csv, 'en')
    expect(sheet).toContain('"2026-11-05T12:00:00.000Z"')
  })
})

describe('the statement of a year', () => {
  it('is cut by the clock of the instance, and keeps what is only declared out of the sum', () => {
    const tip = (amount: number, state: 'confirmed' | 'declared' | 'takenBack', when: string) =>
      ({ amount, currency: 'BRL', state, at: momentOf(when) }) as const
    const tips = [
      tip(100, 'confirmed', '2027-01-01T02:59:59Z'),
      tip(1000, 'confirmed', '2027-01-01T03:00:00Z'),
      tip(7, 'declared', '2026-06-01T00:00:00Z'),
      tip(9, 'takenBack', '2026-06-01T00:00:00Z'),
    ]
    expect(statementOf(tips, 2026, 'America/Sao_Paulo')).toEqual([
      { currency: 'BRL', proven: { amount: 100, tips: 1 }, declared: { amount: 7, tips: 1 } },
    ])
  })
})

describe('the wall of a goal', () => {
  const sums = (proven: number, declared: number) => ({
    proven: { amount: proven, tips: 1, people: 1 },
    declared: { amount: declared, tips: 1, people: 1 },
  })
  const count = (goal: number, proven: number, declared: number) => {
    const wall = wallOf(goal, sums(proven, declared))
    return ['proven', 'declared', 'missing'].map((block) => wall.filter((one) => one === block).length)
  }

  it('lights no block before all of it arrived', () => {
    expect(count(200_000, 120_000, 20_000)).toEqual([12, 2, 6])
    expect(count(200_000, 199_999, 0)).toEqual([19, 0, 1])
    expect(count(200_000, 0, 1)).toEqual([0, 1, 19])
    expect(count(200_000, 500_000, 1)).toEqual([20, 0, 0])
  })
})
