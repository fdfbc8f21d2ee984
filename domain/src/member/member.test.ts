import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ageInYears, birthDate, firstName, joinByAge, memberName } from './member.ts'

const today = new Date('2026-11-21T12:00:00Z')

describe('age', () => {
  it.each([
    ['2010-11-21', 16],
    ['2010-11-22', 15],
    ['2008-02-29', 18],
    ['2026-11-21', 0],
    ['2026-11-22', -1],
  ])('born on %s is %d', (birth, age) => {
    expect(ageInYears(birth, today)).toBe(age)
  })

  it('sends the young to a guardian and refuses impossible dates', () => {
    expect(joinByAge('2010-11-21', today)).toBe('ok')
    expect(joinByAge('2010-11-22', today)).toBe('guardian')
    expect(joinByAge('2027-01-01', today)).toBe('impossible')
    expect(joinByAge('1890-01-01', today)).toBe('impossible')
  })

  it('knows the days of the calendar', () => {
    expect(v.is(birthDate, '2024-02-29')).toBe(true)
    expect(v.is(birthDate, '2023-02-29')).toBe(false)
    expect(v.is(birthDate, '1990-1-1')).toBe(false)
  })
})

describe('names', () => {
  it('are trimmed and collapsed', () => {
    expect(v.parse(memberName, '  Ana \n Clara ')).toBe('Ana Clara')
  })

  it.each(['', '   ', 'x'.repeat(61)])('refuses %j', (name) => {
    expect(v.is(memberName, name)).toBe(false)
  })

  it('keeps the title with the first name', () => {
    expect(firstName('Dona Cida Andrade')).toBe('Dona Cida')
    expect(firstName('Marina Andrade')).toBe('Marina')
    expect(firstName('Tia')).toBe('Tia')
  })
})
