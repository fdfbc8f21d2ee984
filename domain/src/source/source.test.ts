import { describe, expect, it } from 'vitest'
import { day, type Moment } from '../moment.ts'
import { postLimits } from '../post/post.ts'
import { reachedThrough } from './roster.ts'
import { memberRow, reaches } from './source.ts'

const at = (milliseconds: number): Moment => ({
  seconds: Math.floor(milliseconds / 1000),
  nanoseconds: (milliseconds % 1000) * 1e6,
  toMillis: () => milliseconds,
  toDate: () => new Date(milliseconds),
})
const met = 100 * day

describe('a source', () => {
  it('reaches its members from the moment that their rows name', () => {
    const row = { since: at(met), from: at(5000), by: 'invitee' }
    expect([4999, 5000, met].map((moment) => reaches(row, at(moment)))).toEqual([false, true, true])
  })

  it.each([
    ['request', met],
    ['invitee', met - postLimits.firstFeedDays * day],
    ['inviter', met - postLimits.firstFeedDays * day],
  ])('reaches a member by %s from before that was stored as it was promised then', (by, from) => {
    const row = { since: at(met), by }
    expect([from - 1, from].map((moment) => reaches(row, at(moment)))).toEqual([false, true])
  })

  it('keeps its members where each kind has them', () => {
    expect(memberRow('users/ana', 'beto')).toBe('users/ana/connections/beto')
    expect(memberRow('circles/c1', 'beto')).toBe('circles/c1/members/beto')
  })
})

describe('a roster', () => {
  it('knows whom a post reaches', () => {
    const person = (from: number) => ({ name: 'x', since: at(met), from: at(from), by: 'request' as const })
    const people = { beto: person(5000), caio: person(6000) }
    expect(reachedThrough({ people }, at(5500))).toEqual(['beto'])
    expect(reachedThrough({ people }, at(6000))).toEqual(['beto', 'caio'])
  })
})
