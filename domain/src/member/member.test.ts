import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { birthDate, firstName, memberName } from './member.ts'

it('knows the days of the calendar', () => {
  expect(v.is(birthDate, '2024-02-29')).toBe(true)
  expect(v.is(birthDate, '2023-02-29')).toBe(false)
  expect(v.is(birthDate, '1990-1-1')).toBe(false)
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
