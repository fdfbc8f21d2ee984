import { describe, expect, it } from 'vitest'
import { reachesPost, readersOf } from './audience.ts'
import type { Connection } from './connection.ts'
import type { Moment } from './moment.ts'

const at = (milliseconds: number): Moment => ({
  seconds: Math.floor(milliseconds / 1000),
  nanoseconds: (milliseconds % 1000) * 1e6,
  toMillis: () => milliseconds,
  toDate: () => new Date(milliseconds),
})
const met = (by: Connection['by']) => ({ by, since: at(5000) })

describe('an audience', () => {
  it('holds the connections without the exceptions, in a fixed order', () => {
    expect(readersOf({ base: 'connections', except: ['beto'] }, ['caio', 'beto', 'ana'])).toEqual(['ana', 'caio'])
  })

  it('reaches back for a newcomer and their inviter', () => {
    expect([met('invitee'), met('inviter')].map((connection) => reachesPost(connection, at(4999)))).toEqual([
      true,
      true,
    ])
  })

  it('begins with the meeting for two who met by request', () => {
    expect([4999, 5000, 5001].map((moment) => reachesPost(met('request'), at(moment)))).toEqual([false, true, true])
  })
})
