import { expect, it } from 'vitest'
import { savesData } from './data-saver.ts'

it.each([
  ['auto', true, true],
  ['auto', false, false],
  ['on', false, true],
  ['off', true, false],
] as const)('chosen %s on a device that says %s: %s', (choice, device, saves) => {
  expect(savesData(choice, device)).toBe(saves)
})
