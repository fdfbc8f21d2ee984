import { expect, it } from 'vitest'
import { matchesName } from './matches-name.ts'

it.each([
  ['Tia Lúcia Andrade', 'lucia', true],
  ['Tia Lúcia Andrade', 'ANDR tia', true],
  ['João', 'joao', true],
  ['Beto', '', true],
  ['Beto', 'bea', false],
])('%s / %s', (name, wanted, found) => {
  expect(matchesName(name, wanted)).toBe(found)
})
