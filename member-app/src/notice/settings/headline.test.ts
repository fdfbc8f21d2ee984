import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { expect, it } from 'vitest'
import { headlineOf } from './headline.ts'

const quietly = { push: false }
const silent = {
  answers: quietly,
  comments: quietly,
  messages: quietly,
  invitations: quietly,
  people: quietly,
  guardian: quietly,
  support: quietly,
  posts: quietly,
}

it.each<[string, NoticeWishes, boolean, string]>([
  ['as it is until something is said', {}, false, 'meant'],
  ['with somebody of whose posts one is told', {}, true, 'meantAndPosts'],
  ['their posts without a sound', { topics: { posts: quietly } }, true, 'meant'],
  ['nothing', { topics: silent }, true, 'nothing'],
  ['posts alone, of nobody', { topics: { ...silent, posts: { push: true } } }, false, 'nothing'],
  ['posts alone', { topics: { ...silent, posts: { push: true } } }, true, 'some'],
  ['without comments', { topics: { comments: quietly } }, false, 'some'],
  ['reactions as well', { topics: { reactions: { push: true } } }, false, 'some'],
  ['all of it', { topics: { reactions: { push: true }, house: { push: true } } }, false, 'all'],
])('says what rings: %s', (_, wishes, watching, said) => {
  expect(headlineOf(wishes, watching, true)).toBe(said === 'nothing' ? 'some' : said)
  expect(headlineOf(wishes, watching, false)).toBe(said)
})
