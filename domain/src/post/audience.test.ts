import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Connection } from '../connection/connection.ts'
import type { Moment } from '../moment.ts'
import { type Audience, audienceSchema, reachesNewcomer, reachesPost, readersOf } from './audience.ts'

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

  it('holds the people it names as long as they are connections', () => {
    const wanted: Audience = { base: 'people', people: ['caio', 'dora'], except: [] }
    expect(readersOf(wanted, ['beto', 'caio', 'ana'])).toEqual(['caio'])
  })

  it.each([[[]], [['ana', 'ana']], [['']], [Array.from({ length: 21 }, (_, index) => `p${index}`)]])(
    'does not name nobody, anyone twice, or a crowd: %j',
    (people) => {
      expect(v.is(audienceSchema, { base: 'people', people, except: [] })).toBe(false)
    },
  )

  it('of people by name does not grow with a newcomer', () => {
    expect(reachesNewcomer({ base: 'people', people: ['caio'], except: [] }, 'caio')).toBe(false)
    expect(reachesNewcomer({ base: 'connections', except: [] }, 'caio')).toBe(true)
    expect(reachesNewcomer({ base: 'connections', except: ['caio'] }, 'caio')).toBe(false)
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
