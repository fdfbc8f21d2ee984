import { expect, it } from 'vitest'
import { type Edit, toSend } from './edit-state.ts'

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
