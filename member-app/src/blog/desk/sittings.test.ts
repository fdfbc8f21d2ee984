import type { BlogRevision } from '@varanda/domain/blog/blog'
import { expect, it } from 'vitest'
import { sittingsOf } from './sittings.ts'

const minute = 60_000
const revision = (rev: number, minutes: number, savedBy: string | null = 'cida'): BlogRevision => {
  const at = new Date(minutes * minute)
  const savedAt = { seconds: minutes * 60, nanoseconds: 0, toMillis: () => at.getTime(), toDate: () => at }
  return { rev, savedBy, savedAt, texts: {}, tags: [], author: 'Cida', cover: null }
}
const seen = (revisions: BlogRevision[], apart: number[] = []) =>
  sittingsOf(revisions, apart).map(({ revision, others }) => [revision, ...others].map(({ rev }) => rev))

it('gathers what one person saved in one while', () => {
  expect(seen([revision(5, 200), revision(4, 90), revision(3, 70), revision(2, 50), revision(1, 0)])).toEqual([
    [5],
    [4, 3, 2],
    [1],
  ])
})

it('parts people, and leaves what readers see by itself', () => {
  expect(seen([revision(3, 3), revision(2, 2, 'ana'), revision(1, 1)])).toEqual([[3], [2], [1]])
  expect(seen([revision(3, 3), revision(2, 2), revision(1, 1)], [2])).toEqual([[3], [2, 1]])
  expect(seen([])).toEqual([])
})
