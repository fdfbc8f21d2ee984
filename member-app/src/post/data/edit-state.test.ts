import type { Entry } from '@varanda/domain/post/entry'
import { expect, it } from 'vitest'
import { type Edit, isStale, toSend, uponOwn } from './edit-state.ts'

const edit = (text: string, more: Partial<Edit['edit']> = {}): Edit => ({
  key: 'marina/edit/p',
  text,
  edit: { postId: 'p', rev: 1, seen: 0, state: 'waiting', tries: 0, dueAt: 1, ...more },
})

it('sends what was saved and is not looked at', () => {
  const nothing = new Map<string, Edit>()
  expect(toSend([edit('a')], nothing, new Set())).toEqual([edit('a')])
  expect(toSend([edit('a')], nothing, new Set(['p']))).toEqual([])
  expect(toSend([edit('a', { state: 'open' }), edit('b', { state: 'refused' })], nothing, new Set())).toEqual([])
})

it('sends an edit that was taken no more, and one after it at once', () => {
  const taken = new Map([['p', edit('a')]])
  // Read anew from the disk it is another object, and the same edit.
  expect(toSend([edit('a')], taken, new Set())).toEqual([])
  expect(toSend([edit('b', { dueAt: 2 })], taken, new Set())).toEqual([edit('b', { dueAt: 2 })])
  // Back to the same words is an edit too, where others were there between.
  expect(toSend([edit('a', { dueAt: 3 })], taken, new Set())).toEqual([edit('a', { dueAt: 3 })])
})

it('goes on from one’s own words where the post says them by now, and is behind any others', () => {
  const says = (text: string, rev: number, at: number) => ({ text, rev, editedAt: { toMillis: () => at } }) as Entry
  const next = edit('a and more', { state: 'open' })
  const upon = uponOwn(says('a', 2, 5), next, edit('a'))
  expect(upon.edit).toMatchObject({ rev: 2, seen: 5, state: 'open' })
  expect(isStale(says('a', 2, 5), upon)).toBe(false)
  expect(isStale(says('theirs', 3, 9), uponOwn(says('theirs', 3, 9), upon, edit('a')))).toBe(true)
  expect(isStale(says('theirs', 2, 5), uponOwn(says('theirs', 2, 5), next))).toBe(true)
  // Whoever knows that revision has nothing to read.
  expect(isStale(says('a', 2, 5), edit('a and more', { state: 'open', rev: 2 }))).toBe(false)
})
