import { expect, it } from 'vitest'
import { mayReload } from './lost-files.ts'

it('reloads for lost files at most once in ten seconds, and not for ever after a clock that ran ahead', () => {
  expect(mayReload(null, 100_000)).toBe(true)
  expect(mayReload('95000', 100_000)).toBe(false)
  expect(mayReload('90000', 100_000)).toBe(true)
  expect(mayReload('900000', 100_000)).toBe(true)
})
