import { expect, it } from 'vitest'
import { marksOf } from './marks.ts'

const mark = (path: number[], ends: number[], chosen?: number, hovered?: number) =>
  marksOf({ path, ends, chosen, hovered })

it('marks each person once: ends of the path, the path, whom one chose, whom one points at', () => {
  expect(mark([], [])).toEqual({ line: [], people: [], kinds: [] })
  expect(mark([5, 6, 7], [5, 7], 9, 4)).toEqual({ line: [5, 6, 7], people: [5, 6, 7, 9, 4], kinds: [2, 1, 2, 3, 4] })
  expect(mark([5, 6, 7], [5], 6, 7)).toMatchObject({ people: [5, 6, 7], kinds: [2, 1, 1] })
  expect(mark([], [], 3, 3)).toMatchObject({ people: [3], kinds: [3] })
})
