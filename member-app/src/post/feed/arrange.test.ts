import type { Entry } from '@varanda/domain/post/entry'
import { describe, expect, it } from 'vitest'
import { apart, arrange, litBlocks } from './arrange.ts'

const entry = (postId: string, author = 'beto') => ({ postId, author: { uid: author } }) as Entry
const ids = (entries: readonly Entry[]) => entries.map(({ postId }) => postId)

describe('arrange', () => {
  it('shows everything the first time', () => {
    const { visible, waiting } = arrange([entry('2'), entry('1')], new Set(), 'ana')
    expect([ids(visible), ids(waiting)]).toEqual([['2', '1'], []])
  })

  it('holds new posts back, wherever they arrive above the end', () => {
    const { visible, waiting } = arrange([entry('4'), entry('3'), entry('2b'), entry('1')], new Set(['3', '1']), 'ana')
    expect([ids(visible), ids(waiting)]).toEqual([
      ['3', '1'],
      ['4', '2b'],
    ])
  })

  it('shows my own post at once', () => {
    expect(ids(arrange([entry('2', 'ana'), entry('1')], new Set(['1']), 'ana').visible)).toEqual(['2', '1'])
  })

  it('appends the next page without asking', () => {
    expect(ids(arrange([entry('3'), entry('2'), entry('1')], new Set(['3']), 'ana').visible)).toEqual(['3', '2', '1'])
  })

  it('lets a removed post go', () => {
    expect(ids(arrange([entry('1')], new Set(['2', '1']), 'ana').visible)).toEqual(['1'])
  })
})

it('lights blocks from the middle, at most fifteen', () => {
  expect(litBlocks(0)).toEqual({ from: 7, to: 7 })
  expect(litBlocks(3)).toEqual({ from: 6, to: 9 })
  expect(litBlocks(40)).toEqual({ from: 0, to: 15 })
})

describe('my posts on their way', () => {
  const mine = ['a', 'b', 'c'].map((postId) => ({ postId }))

  it('stand on top, the last written first, each until the feed shows it', () => {
    expect(apart(mine, [])).toEqual({ onTheWay: [{ postId: 'c' }, { postId: 'b' }, { postId: 'a' }], arrived: [] })
    const { onTheWay, arrived } = apart(mine, [{ postId: 'b' }, { postId: 'z' }])
    expect(onTheWay).toEqual([{ postId: 'c' }, { postId: 'a' }])
    expect(arrived).toEqual([{ postId: 'b' }])
  })

  it('are never shown twice, nor lost between outbox and feed', () => {
    for (const shown of [[], ['a'], ['c', 'a'], ['a', 'b', 'c']]) {
      const entries = shown.map((postId) => ({ postId }))
      const both = [...entries, ...apart(mine, entries).onTheWay].map(({ postId }) => postId)
      expect(both.sort()).toEqual(['a', 'b', 'c'])
    }
  })
})
