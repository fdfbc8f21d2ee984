import { assert, constantFrom, property, record, subarray, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Reached, readersBySource, readersOf } from '../source/reach.ts'
import { type Audience, forConnections, forPeople } from './audience.ts'
import { circlesGone, isSameAudience, isWider, stillGiving } from './audience-change.ts'

const people = ['ana', 'beto', 'caio', 'dora']
const circles = ['primos', 'rua']
const some = (from: string[]) => subarray(from)
const audiences = record({
  connections: constantFrom(true, false),
  circles: some(circles),
  people: some(people),
  except: some(people),
}).map(
  (audience): Audience => ({
    ...audience,
    except: audience.except.filter((uid) => !audience.people.includes(uid)),
  }),
)
const reaches = record({
  connections: some(people),
  primos: uniqueArray(constantFrom(...people)),
  rua: uniqueArray(constantFrom(...people)),
}).map(
  ({ connections, primos, rua }): Reached => ({
    connections,
    circles: new Map([
      ['primos', primos],
      ['rua', rua],
    ]),
  }),
)

describe('a changed audience', () => {
  it('that is not wider reaches nobody whom it did not reach', () => {
    assert(
      property(audiences, audiences, reaches, (before, after, reached) => {
        if (isWider(before, after)) return
        const had = new Set(readersOf('eva', before, reached))
        expect(readersOf('eva', after, reached).filter((uid) => !had.has(uid))).toEqual([])
      }),
    )
  })

  it('leaves each reader the sources that reach them, and no other', () => {
    assert(
      property(audiences, audiences, reaches, (before, after, reached) => {
        const now = readersBySource('eva', after, reached)
        for (const [reader, sources] of readersBySource('eva', before, reached)) {
          const justified = now.get(reader) ?? []
          expect(stillGiving('eva', after, reader, sources)).toEqual(sources.filter((one) => justified.includes(one)))
        }
      }),
    )
  })

  it('is narrower by naming people, and wider by a source, a name or a dropped exception', () => {
    expect(isWider(forConnections(), forPeople(['ana']))).toBe(false)
    expect(isWider(forConnections(), forConnections(['ana']))).toBe(false)
    expect(isWider(forConnections(['ana']), forConnections())).toBe(true)
    expect(isWider(forConnections(['ana']), forPeople(['ana']))).toBe(true)
    expect(isWider(forPeople(['ana']), forConnections())).toBe(true)
    expect(isWider(forConnections(), { ...forConnections(), circles: ['primos'] })).toBe(true)
  })

  it('stays with its author, and names the circles that are out', () => {
    const before = ['users/eva', 'circles/primos']
    const after = { ...forPeople([]), circles: ['primos'] }
    expect(stillGiving('eva', after, 'eva', before)).toEqual(['circles/primos'])
    expect(circlesGone(before, ['users/eva'])).toEqual(['primos'])
    expect(isSameAudience(forPeople(['ana', 'beto']), forPeople(['beto', 'ana']))).toBe(true)
    expect(isSameAudience(forPeople(['ana']), forConnections())).toBe(false)
  })
})
