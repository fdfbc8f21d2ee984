import { expect, it } from 'vitest'
import { isBetweenFew } from './is-between-few.ts'

const entry = (author: string, count: number, circles?: string[]) => ({
  author: { uid: author },
  others: { count, uids: [] },
  ...(circles && { circles }),
})

it('counts everybody but the author, whoever reads', () => {
  expect(isBetweenFew(entry('me', 3), 'me')).toBe(true)
  expect(isBetweenFew(entry('me', 4), 'me')).toBe(false)
  expect(isBetweenFew(entry('ana', 2), 'me')).toBe(true)
  expect(isBetweenFew(entry('ana', 3), 'me')).toBe(false)
})

it('is no group, however small, and nothing that only its author has', () => {
  expect(isBetweenFew(entry('ana', 1, ['family']), 'me')).toBe(false)
  expect(isBetweenFew(entry('me', 0), 'me')).toBe(false)
})
