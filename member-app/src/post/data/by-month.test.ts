import type { Entry } from '@varanda/domain/post/entry'
import { expect, it } from 'vitest'
import { byMonth } from './by-month.ts'

const photo = (id: string) => ({ id, width: 4, height: 3, thumbhash: '' })
const entry = (postId: string, at: Date, photos: string[]) =>
  ({ postId, createdAt: { toDate: () => at }, ...(photos.length > 0 && { photos: photos.map(photo) }) }) as Entry

it('puts photos under the month of their post, and passes over posts without', () => {
  const months = byMonth([
    entry('c', new Date(2026, 10, 3), ['c1', 'c2']),
    entry('b', new Date(2026, 10, 1), []),
    entry('a', new Date(2026, 9, 31, 23, 59), ['a1']),
    entry('z', new Date(2025, 9, 31), ['z1']),
  ])
  expect(
    months.map(({ start, photos }) => [
      start.getFullYear(),
      start.getMonth(),
      photos.map(({ photo: { id }, place }) => `${id} ${place}`),
    ]),
  ).toEqual([
    [2026, 10, ['c1 0', 'c2 1']],
    [2026, 9, ['a1 0']],
    [2025, 9, ['z1 0']],
  ])
})
