import type { ReactionCounts } from '@varanda/domain/post/reaction'
import { expect, test } from 'vitest'
import { ownReaction } from './own-reaction.ts'

const hug = { kind: 'hug' } as const
const counts = (more: Partial<ReactionCounts>): ReactionCounts => ({ kinds: {}, other: 0, ...more })
const byAna = counts({ kinds: { hug: 1 }, newest: [{ uid: 'ana', felt: 'hug' }] })
const byMany = counts({ kinds: { hug: 12 }, newest: [{ uid: 'ana', felt: 'hug' }] })

test('who is not among all who reacted has not, without a question', () => {
  expect(ownReaction(counts({}), undefined, 'bia')).toEqual({ feeling: undefined, isSure: true })
  expect(ownReaction(byAna, undefined, 'bia')).toEqual({ feeling: undefined, isSure: true })
})

test('what both say is so', () => {
  expect(ownReaction(byAna, hug, 'ana')).toEqual({ feeling: hug, isSure: true })
})

test('where the two differ, or not all are named, the instance is asked', () => {
  expect(ownReaction(byAna, { kind: 'love' }, 'ana')).toEqual({ feeling: { kind: 'love' }, isSure: false })
  expect(ownReaction(byAna, undefined, 'ana')).toEqual({ feeling: hug, isSure: false })
  expect(ownReaction(byAna, hug, 'bia')).toEqual({ feeling: hug, isSure: false })
  expect(ownReaction(byMany, undefined, 'bia')).toEqual({ feeling: undefined, isSure: false })
  expect(ownReaction(counts({ kinds: { hug: 1 } }), undefined, 'bia')).toEqual({ feeling: undefined, isSure: false })
})

test('before there are counts, what is kept here stands', () => {
  expect(ownReaction(undefined, hug, 'ana')).toEqual({ feeling: hug, isSure: true })
})
