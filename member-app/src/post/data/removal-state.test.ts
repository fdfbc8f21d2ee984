import { expect, it } from 'vitest'
import { goesAgain, isTold, type Removal, withoutRemoved } from './removal-state.ts'

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

it('a post that was taken back may come later than its removal, for a while', () => {
  const takenBack: Removal = { ...removal('a'), isTakenBack: true, askedAt: 1000 }
  expect(goesAgain(takenBack, 'post-unknown', 61_000)).toBe(true)
  expect(goesAgain(takenBack, 'post-unknown', 200_000)).toBe(false)
  expect(goesAgain({ ...takenBack, isTakenBack: false }, 'post-unknown', 1001)).toBe(false)
  expect(goesAgain(takenBack, 'not-active', 1001)).toBe(false)
  expect(goesAgain(removal('a'), 'try-again', 200_000)).toBe(true)
})

it('who asked for a removal is told that the post stays, not that it was gone already', () => {
  expect(isTold('not-active')).toBe(true)
  expect(isTold(undefined)).toBe(true)
  expect(isTold('post-unknown')).toBe(false)
})
