import { describe, expect, it } from 'vitest'
import type { Moment } from '../../moment.ts'
import { type Export, exportLimits, isOpen, mayAsk, nextLook } from './export.ts'
import { withPost } from './export-work.ts'

const moment = (millis: number): Moment => ({
  seconds: Math.floor(millis / 1000),
  nanoseconds: 0,
  toMillis: () => millis,
  toDate: () => new Date(millis),
})
const asked: Export = {
  ...{ id: 'c', state: 'working', locale: 'pt', askedAt: moment(0), done: 0 },
  ...{ posts: 0, comments: 0, photos: 0, files: [] },
}
const at = (millis: number) => new Date(millis)

describe('a copy', () => {
  it('is looked after while it is made, given up when that takes too long, and goes at its time', () => {
    expect(nextLook(asked, at(5))).toEqual({ at: 5 + exportLimits.watchMs, is: 'watch' })
    const last = exportLimits.makingMs
    expect(nextLook(asked, at(last - 5))).toEqual({ at: last, is: 'watch' })
    expect(nextLook(asked, at(last))).toEqual({ at: last, is: 'give-up' })
    expect(nextLook({ ...asked, state: 'ready', until: moment(9) }, at(last))).toEqual({ at: 9, is: 'end' })
  })

  it('is open for as long as both its times are to come, once it is ready', () => {
    const ready: Export = { ...asked, state: 'ready', until: moment(100), openUntil: moment(50) }
    expect(isOpen(ready, at(49))).toBe(true)
    expect(isOpen(ready, at(50))).toBe(false)
    expect(isOpen({ ...ready, until: moment(40) }, at(45))).toBe(false)
    expect(isOpen({ ...ready, state: 'failed' }, at(1))).toBe(false)
    expect(isOpen({ ...asked, state: 'ready', until: moment(100) }, at(1))).toBe(false)
  })

  it('is one at a time', () => {
    expect([mayAsk(undefined), mayAsk(asked), mayAsk({ ...asked, state: 'failed' })]).toEqual([true, false, true])
  })

  it('counts posts into months, and keeps three photos of each to show', () => {
    const october = withPost(withPost([], '2026-10', ['a', 'b']), '2026-10', ['c', 'd'])
    expect(october).toEqual([{ month: '2026-10', posts: 2, photos: 4, shown: ['a', 'b', 'c'] }])
    expect(withPost(october, '2026-09', []).map(({ month }) => month)).toEqual(['2026-09', '2026-10'])
  })
})
