import { expect, it } from 'vitest'
import { type Removal, withoutRemoved } from './removal-state.ts'

const removal = (postId: string): Removal => ({
  postId,
  author: 'marina',
  kind: 'removal',
  isTakenBack: false,
  tries: 0,
  dueAt: 0,
})

it('a list shows nothing that is to go, and stays the same list where nothing is', () => {
  const rows = [{ postId: 'a' }, { postId: 'b' }]
  expect(withoutRemoved(rows, [removal('b')])).toEqual([{ postId: 'a' }])
  expect(withoutRemoved(rows, [])).toBe(rows)
})
