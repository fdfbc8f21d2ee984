import { describe, expect, it } from 'vitest'
import { type Audience, forConnections, forPeople } from '../post/audience.ts'
import { keepingSources, readersBySource, readersOf, sourcesOf } from './reach.ts'

const both: Audience = { connections: true, circles: ['family', 'school'], people: ['caio'], except: ['beto'] }
const circles = new Map([
  ['family', ['ana', 'beto', 'dora']],
  ['school', ['dora', 'emma']],
])

describe('the readers of a post', () => {
  it('are the connections without the exceptions, in a fixed order', () => {
    expect(readersOf('zeca', forConnections(['beto']), { connections: ['caio', 'beto', 'ana'] })).toEqual([
      'ana',
      'caio',
    ])
  })

  it('are the people it names as long as they are connections', () => {
    expect(readersOf('zeca', forPeople(['caio', 'dora']), { connections: ['beto', 'caio', 'ana'] })).toEqual(['caio'])
  })

  it('are the union of its sources, each by all that give it, without exceptions and author', () => {
    expect(
      Object.fromEntries(readersBySource('ana', both, { connections: ['caio', 'dora', 'beto'], circles })),
    ).toEqual({
      caio: ['users/ana'],
      dora: ['users/ana', 'circles/family', 'circles/school'],
      emma: ['circles/school'],
    })
  })

  it('are nobody of a circle that is not there', () => {
    expect(readersOf('ana', { ...both, connections: false, people: [] }, { connections: ['caio'] })).toEqual([])
  })
})

describe('the sources of a post', () => {
  it('keep it for whoever comes later, but for people by name', () => {
    expect(sourcesOf('ana', both)).toEqual(['users/ana', 'circles/family', 'circles/school'])
    const named = { ...both, connections: false }
    expect(sourcesOf('ana', named)).toEqual(['users/ana', 'circles/family', 'circles/school'])
    expect(keepingSources('ana', named)).toEqual(['circles/family', 'circles/school'])
    expect(keepingSources('ana', forPeople(['caio']))).toEqual([])
  })
})
