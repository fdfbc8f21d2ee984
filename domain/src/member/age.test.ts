import { expect, it } from 'vitest'
import { ageInYears, joinByAge } from './age.ts'

const today = new Date('2026-11-21T12:00:00Z')

it.each([
  ['2010-11-21', 16],
  ['2010-11-22', 15],
  ['2008-02-29', 18],
  ['2026-11-21', 0],
  ['2026-11-22', -1],
])('who was born on %s is %d', (birth, age) => {
  expect(ageInYears(birth, today)).toBe(age)
})

it('counts by the day of the instance: nobody is of age on the evening before', () => {
  expect(ageInYears('2010-11-21', new Date('2026-11-21T02:59:59Z'))).toBe(15)
  expect(ageInYears('2010-11-21', new Date('2026-11-21T03:00:00Z'))).toBe(16)
})

it('counts a 29 February on 1 March', () => {
  expect(ageInYears('2008-02-29', new Date('2026-03-01T02:59:59Z'))).toBe(17)
  expect(ageInYears('2008-02-29', new Date('2026-03-01T03:00:00Z'))).toBe(18)
})

it('sends the young to a guardian and refuses impossible dates', () => {
  expect(joinByAge('2010-11-21', today)).toBe('ok')
  expect(joinByAge('2010-11-22', today)).toBe('guardian')
  expect(joinByAge('2027-01-01', today)).toBe('impossible')
  expect(joinByAge('1890-01-01', today)).toBe('impossible')
})
