import { postLimits } from '@varanda/domain/post/post'
import { expect, it } from 'vitest'
import { measure } from './letter-count.ts'

it('takes no empty post', () => {
  expect(measure(' \n ').sendable).toBe(false)
  expect(measure('', 1).sendable).toBe(true)
  expect(measure(' oi ')).toEqual({ sendable: true })
})

it('tells the room that is left near the end, and refuses what does not fit', () => {
  expect(measure('a'.repeat(postLimits.text - 10))).toEqual({ sendable: true, left: 10 })
  expect(measure('a'.repeat(postLimits.text))).toEqual({ sendable: true, left: 0 })
  expect(measure('a'.repeat(postLimits.text + 2))).toEqual({ sendable: false, over: 2 })
})
