import { expect, it } from 'vitest'
import { forgetShownCode, isShownCode, noteShownCode } from './shown-code.ts'

const minute = 60_000

it('takes a code that was right once more while its sign-in is fresh, from the same member only', () => {
  expect(isShownCode('a', '123456', 0)).toBe(false)
  noteShownCode('a', '123456', 0)
  expect(isShownCode('a', '123456', 4 * minute)).toBe(true)
  expect(isShownCode('a', '654321', minute)).toBe(false)
  expect(isShownCode('b', '123456', minute)).toBe(false)
  expect(isShownCode('a', '123456', 5 * minute)).toBe(false)
  forgetShownCode()
  expect(isShownCode('a', '123456', minute)).toBe(false)
})
