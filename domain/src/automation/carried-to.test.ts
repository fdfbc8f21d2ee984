import { expect, test } from 'vitest'
import { carriedTo } from './carried-to.ts'
import type { Parts } from './parts.ts'

const parts: Parts = {
  trigger: { kind: 'i-post' },
  match: 'all',
  conditions: [{ kind: 'photo' }],
  actions: [{ kind: 'share', circles: ['familia', 'escola'] }],
}
const clock = () => ({ weekday: 1, minute: 600 })
const going = { text: 'Oi', hasPhotos: true, audience: { circles: ['escola'] }, told: ['escola'] }
const by = (data: { parts: Parts; on: boolean }, post = going) =>
  carriedTo([{ id: 'a', data: { zone: 'UTC', ...data } }], 'ana', post, clock)

test('what an automation of mine will carry on is told by its circles that the post has not', () => {
  expect(by({ parts, on: true })).toEqual([['familia']])
  expect(by({ parts, on: false })).toEqual([])
  expect(by({ parts, on: true }, { ...going, audience: { circles: ['familia', 'escola'] } })).toEqual([])
  expect(by({ parts, on: true }, { ...going, hasPhotos: false })).toEqual([])
  expect(by({ parts: { ...parts, trigger: { kind: 'posts', by: 'beto' } }, on: true })).toEqual([])
})
