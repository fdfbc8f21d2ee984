import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { audienceOf, audienceSchema, forConnections, forPeople, storedAudienceSchema } from './audience.ts'

describe('an audience', () => {
  it.each([[[]], [['ana', 'ana']], [['']], [Array.from({ length: 21 }, (_, index) => `p${index}`)]])(
    'does not name nobody, anyone twice, or a crowd: %j',
    (people) => {
      expect(v.is(audienceSchema, forPeople(people))).toBe(false)
    },
  )

  it('is for somebody, and leaves out nobody whom it names', () => {
    const nobody = { connections: false, circles: [], people: [], except: [] }
    expect(v.is(audienceSchema, nobody)).toBe(false)
    expect(v.is(audienceSchema, { ...nobody, circles: ['family'] })).toBe(true)
    expect(v.is(audienceSchema, { ...nobody, people: ['ana'], except: ['ana'] })).toBe(false)
    expect(v.is(audienceSchema, { ...nobody, circles: Array.from({ length: 11 }, (_, index) => `c${index}`) })).toBe(
      false,
    )
  })

  it.each([
    [{ base: 'connections', except: ['beto'] }, forConnections(['beto'])],
    [{ base: 'people', people: ['beto'], except: [] }, forPeople(['beto'])],
    [forPeople(['beto']), forPeople(['beto'])],
  ])('is understood as it was stored: %j', (stored, audience) => {
    expect(audienceOf(v.parse(storedAudienceSchema, stored))).toEqual(audience)
  })
})
