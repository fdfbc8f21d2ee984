import { generate } from '@varanda/graph/generate'
import { expect, it } from 'vitest'
import { type Measuring, measureOf, nextOf, nothingMeasured, onlyWanted } from './measuring.ts'

const network = generate({ model: 'random', seed: 1, names: 'pt', parameters: { people: 10, degree: 2 } })
const both = ['communities', 'betweenness'] as const
const before: Measuring = nothingMeasured(network)
const withCommunities: Measuring = { ...before, measured: { communities: { of: new Uint32Array(10), count: 1 } } }

it('only what colours and sizes are told by is worked out, one after the other', () => {
  expect(measureOf('group')).toBeUndefined()
  expect((['community', 'betweenness'] as const).map(measureOf)).toEqual(both)
  expect(nextOf(before, [])).toBeUndefined()
  expect(nextOf(before, both)).toBe('communities')
  expect(nextOf(withCommunities, both)).toBe('betweenness')
})

it('what could not be worked out keeps nothing else from it', () => {
  expect(nextOf({ ...before, lost: ['communities'] }, both)).toBe('betweenness')
  expect(nextOf({ ...withCommunities, lost: ['betweenness'] }, both)).toBeUndefined()
})

it('what was lost is tried again when it is wanted again, and not while it still is', () => {
  const lost: Measuring = { ...before, lost: both }
  expect(onlyWanted(lost, both)).toBe(lost)
  const later = onlyWanted(lost, ['betweenness'])
  expect(nextOf(later, ['betweenness'])).toBeUndefined()
  expect(nextOf(later, both)).toBe('communities')
})
