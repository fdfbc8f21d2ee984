import { shareLimits } from '@varanda/domain/post/share/share-target'
import { expect, it } from 'vitest'
import { isDouble, outdated, type WaitingShare, whatIsKept } from './waiting-shares.ts'

const now = 1_000_000_000
const minute = 60_000
const share = (id: string, at: number, more: Partial<WaitingShare> = {}): WaitingShare => ({
  id,
  at,
  text: id,
  photos: [],
  photoIds: [],
  refused: [],
  leftOut: 0,
  ...more,
})
const idsOf = (shares: WaitingShare[]) => shares.map(({ id }) => id)

it('what nobody fetched goes after an hour, and what a clock set back would keep for ever', () => {
  const shares = [
    share('old', now - shareLimits.minutes * minute - 1),
    share('new', now - minute),
    share('ahead', now + 1),
  ]
  expect(idsOf(outdated(shares, now))).toEqual(['old', 'ahead'])
})

it('the oldest makes room for another one', () => {
  const shares = Array.from({ length: shareLimits.waiting }, (_, at) => share(`${at}`, now - minute + at))
  expect(idsOf(outdated(shares, now))).toEqual(['0'])
  expect(outdated(shares.slice(1), now)).toEqual([])
})

it('the same twice in a row is one, and is another one later', () => {
  expect(isDouble(undefined, now)).toBe(false)
  expect(isDouble(share('a', now - minute), now)).toBe(true)
  expect(isDouble(share('a', now - minute, { takenAt: now - 1000 }), now)).toBe(true)
  expect(isDouble(share('a', now - minute, { takenAt: now - shareLimits.doubleSeconds * 1000 }), now)).toBe(false)
})

it('the same once more begins the hour of the one that waits anew, and brings no taken one back', () => {
  const again = share('a', now)
  expect(whatIsKept(undefined, again, now)).toBe(again)
  const waiting = share('a', now - 59 * minute, { photoIds: ['kept'], uid: 'cida' })
  expect(whatIsKept(waiting, again, now)).toEqual({ ...waiting, at: now })
  expect(whatIsKept(share('a', now - minute, { takenAt: now - 1000 }), again, now)).toBeUndefined()
})
