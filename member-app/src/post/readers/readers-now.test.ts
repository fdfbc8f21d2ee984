import { forConnections, forPeople } from '@varanda/domain/post/audience'
import { expect, it } from 'vitest'
import { readersNow } from './readers-now.ts'

const at = (ms: number) => ({ seconds: ms / 1000, nanoseconds: 0, toMillis: () => ms, toDate: () => new Date(ms) })
const row = (name: string, from: number) => ({ name, since: at(from), from: at(from) })
const post = { author: 'me', createdAt: at(100) }
const people = { ana: row('Ana', 0), beto: row('Beto', 0), late: row('Lia', 200) }
const family = { me: row('Me', 0), ana: row('Ana', 0), nena: row('Nena', 50), kid: row('Kid', 150) }

it('names whoever sees it now with their ways, and tells who came and who went', () => {
  const audience = { ...forConnections(['beto']), circles: ['family'] }
  const now = readersNow(post, audience, { people, rosters: new Map([['family', family]]), first: ['ana', 'gone'] })
  expect(now.gone).toBe(1)
  expect(now.readers).toEqual([
    { uid: 'ana', name: 'Ana', circles: ['family'], isKnown: true, isLater: false },
    { uid: 'nena', name: 'Nena', circles: ['family'], isKnown: false, isLater: true },
  ])
})

it('says nobody gone of a circle whose people are not for its author any more', () => {
  const audience = { ...forPeople(['beto']), circles: ['left'] }
  const now = readersNow(post, audience, { people, rosters: new Map([['left', undefined]]), first: ['beto', 'nena'] })
  expect(now.readers.map(({ uid }) => uid)).toEqual(['beto'])
  expect(now.gone).toBe(0)
})
