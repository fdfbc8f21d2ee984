import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Audience, audienceSchema, readersOf } from './audience.ts'

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
})
