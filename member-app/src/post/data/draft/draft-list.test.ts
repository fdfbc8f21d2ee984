import { forConnections, forPeople } from '@varanda/domain/post/audience'
import { draftLimits } from '@varanda/domain/post/draft'
import { expect, it } from 'vitest'
import { isFull, postDraftsAmong, toGoOnWith } from './draft-list.ts'
import { saysSomething } from './drafts.ts'

const draft = (id: string, more: object = {}) => ({ key: `ana/post/${id}`, text: id, at: 1, ...more })
const keys = (drafts: readonly { key: string }[]) => drafts.map(({ key }) => key)

it('lists posts of this member, the last one first, and passes over what is none', () => {
  const stored = [
    draft('a'),
    draft('b', { at: 5 }),
    { key: 'ana/comment/p', text: 'c' },
    { key: 'ana/postscript', text: 'c' },
    { key: 'beto/post/a', text: 'x', at: 9 },
    draft('odd', { photos: [{ id: 7 }] }),
  ]
  expect(keys(postDraftsAmong('ana', stored))).toEqual(['ana/post/b', 'ana/post/a'])
})

it('has those of before, of which a key named the place', () => {
  const earlier = [
    { key: 'ana/post', text: 'a', except: ['beto'] },
    { key: 'ana/post/beto', text: 'b' },
  ]
  expect(postDraftsAmong('ana', earlier)).toEqual([
    { key: 'ana/post', text: 'a', audience: forConnections(['beto']), at: 0 },
    { key: 'ana/post/beto', text: 'b', place: 'beto', at: 0 },
  ])
})

it('goes on at a place with what was begun there and not put aside', () => {
  const drafts = postDraftsAmong('ana', [
    draft('a', { at: 1 }),
    draft('b', { at: 2, place: 'beto' }),
    draft('c', { at: 3, aside: true }),
    draft('d', { at: 4 }),
  ])
  expect(keys(toGoOnWith(drafts, undefined))).toEqual(['ana/post/d', 'ana/post/a'])
  expect(keys(toGoOnWith(drafts, 'beto'))).toEqual(['ana/post/b'])
  expect(toGoOnWith(drafts, 'caio')).toEqual([])
})

it('is full of those that say something', () => {
  const many = Array.from({ length: draftLimits.posts }, (_, n) => draft(`d${n}`))
  expect(isFull(postDraftsAmong('ana', many))).toBe(true)
  const [first, ...rest] = many
  expect(isFull(postDraftsAmong('ana', [{ ...first, text: ' ', audience: forPeople(['beto']) }, ...rest]))).toBe(false)
  expect(saysSomething({ text: '', photos: [{ id: 'p', width: 1, height: 1 }] })).toBe(true)
  expect(saysSomething({ text: '', missed: 1 })).toBe(true)
})
