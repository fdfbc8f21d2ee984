import { expect, it } from 'vitest'
import { byDay } from './by-day.ts'

const now = new Date(2026, 10, 24, 17, 4)
const row = (id: string, ...at: [number, number, number, number]) => ({
  id,
  data: { at: { toDate: () => new Date(2026, at[0] - 1, at[1], at[2], at[3]) } },
})

it('tells notices by the days of the reader, and what is older than a week together', () => {
  const rows = [
    // A clock that runs behind the instance's.
    row('ahead', 11, 24, 17, 6),
    row('morning', 11, 24, 0, 0),
    row('late', 11, 23, 23, 59),
    row('sunday', 11, 22, 10, 0),
    row('sundayToo', 11, 22, 9, 0),
    row('tuesday', 11, 17, 18, 0),
    row('spring', 9, 1, 9, 0),
  ]
  const said = byDay(rows, now).map(({ label, rows: told }) => [
    typeof label === 'string' ? label : label.weekday.getDay(),
    told.map(({ id }) => id).join(' '),
  ])
  expect(said).toEqual([
    ['today', 'ahead morning'],
    ['yesterday', 'late'],
    [0, 'sunday sundayToo'],
    ['earlier', 'tuesday spring'],
  ])
})

it('has no days without notices', () => {
  expect(byDay([], now)).toEqual([])
})
