import type { Entry } from '@varanda/domain/post/entry'
import { expect, it } from 'vitest'
import { lastOfAuthor, sameAudience } from './same-audience.ts'

const entry = (author: string, count: number, ...uids: string[]) =>
  ({ author: { uid: author }, others: { count, uids } }) as unknown as Entry

it('a post is compared with the last of its author, whoever posted between', () => {
  const [first, other, second, third] = [
    entry('ana', 22, 'beto'),
    entry('cida', 9),
    entry('ana', 22, 'beto'),
    entry('ana', 2, 'beto'),
  ]
  const all = [first!, other!, second!, third!]
  const quiet = all.map((each, index) => sameAudience(each, lastOfAuthor(all, index)))
  expect(quiet).toEqual([false, false, true, false])
})

it('as many but other people are another audience', () => {
  expect(sameAudience(entry('ana', 2, 'beto'), entry('ana', 2, 'cida'))).toBe(false)
})
