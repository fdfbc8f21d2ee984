import type { Comment } from '@varanda/domain/post/comment'
import { describe, expect, it } from 'vitest'
import type { Row } from '../../data/use-list.ts'
import { foldedReplies, openReplies, threadOf } from './thread-of.ts'

const row = (id: string, replyTo?: string, more: Partial<Comment> = {}): Row<Comment> => ({
  id,
  pending: false,
  data: {
    author: { uid: 'ana', name: 'Ana' },
    text: id,
    createdAt: { toMillis: () => 0 } as Comment['createdAt'],
    ...(replyTo !== undefined && { replyTo }),
    ...more,
  },
})
const gone = { text: '', deleted: true } as const
const thread = (rows: Row<Comment>[], reading: Partial<Parameters<typeof threadOf>[1]> = {}) =>
  threadOf(rows, { removed: new Set(), isLeftOut: () => false, isWhole: true, ...reading }).map(
    ({ key, top, replies }) => [typeof top === 'string' ? `${key} ${top}` : key, ...replies.map((one) => one.id)],
  )

describe('threadOf', () => {
  it('puts replies below what they answer, each level in the order of its moments', () => {
    expect(thread([row('a'), row('b'), row('c', 'a'), row('d', 'b'), row('e', 'a'), row('f')])).toEqual([
      ['a', 'c', 'e'],
      ['b', 'd'],
      ['f'],
    ])
  })

  it('keeps the place of a comment without words as long as something stands below it', () => {
    expect(thread([row('a', undefined, gone), row('b', undefined, gone), row('c', 'a')])).toEqual([['a gone', 'c']])
    expect(thread([row('a', undefined, gone), row('c', 'a', gone)])).toEqual([])
    expect(thread([row('a'), row('b'), row('c', 'a')], { removed: new Set(['a', 'b']) })).toEqual([['a gone', 'c']])
    expect(thread([row('a'), row('c', 'a'), row('d', 'a')], { removed: new Set(['c']) })).toEqual([['a', 'd']])
  })

  it('stands what an earlier app deleted above its replies, where they begin', () => {
    expect(thread([row('a'), row('c', 'x'), row('b'), row('d', 'x')])).toEqual([['a'], ['x gone', 'c', 'd'], ['b']])
  })

  it('puts no other words above replies than those they answered', () => {
    const at = (moment: number) => ({ createdAt: { toMillis: () => moment } as Comment['createdAt'] })
    const rows = [row('c', 'a', at(2)), row('b', undefined, at(3)), row('a', undefined, at(4)), row('d', 'a', at(5))]
    expect(thread(rows)).toEqual([['before:a gone', 'c'], ['b'], ['a', 'd']])
    expect(thread(rows, { isWhole: false })).toEqual([['before:a gone', 'c'], ['b'], ['a', 'd']])
    const damaged = row('f', 'a', { createdAt: 'today' as unknown as Comment['createdAt'] })
    expect(thread([row('a'), damaged])).toEqual([['a', 'f']])
    // By a clock that is late.
    const late = { ...row('e', 'a', at(1)), pending: true }
    expect(thread([row('a', undefined, at(4)), late])).toEqual([['a', 'e']])
  })

  it('does not know what is older than all that it was given', () => {
    const rows = [row('a'), row('c', 'x'), row('b'), row('d', 'a')]
    expect(thread(rows, { isWhole: false })).toEqual([['x unknown', 'c'], ['a', 'd'], ['b']])
  })

  it('leaves words out, but not above those who answered them', () => {
    const isLeftOut = ({ text }: Comment) => ['a', 'b', 'd'].includes(text)
    expect(thread([row('a'), row('b'), row('c', 'a'), row('d', 'a')], { isLeftOut })).toEqual([['a', 'c']])
  })
})

describe('openReplies', () => {
  it('shows all of a few, and of many some until they are asked for', () => {
    const many = Array.from({ length: foldedReplies.from }, (_, place) => place)
    expect(openReplies(many.slice(1), false)).toHaveLength(many.length - 1)
    expect(openReplies(many, false)).toEqual(many.slice(0, foldedReplies.shown))
    expect(openReplies(many, true)).toEqual(many)
  })
})
