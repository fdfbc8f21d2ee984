import { describe, expect, it } from 'vitest'
import { pairOf, pairsIn, separationLimits, withPair } from './separation.ts'

describe('two who are never together', () => {
  const pair = pairOf('beto', 'ana')

  it('are one pair, whoever is named first', () => {
    expect(pair).toEqual({ one: 'ana', other: 'beto' })
    expect(withPair([pair], pairOf('ana', 'beto'), true)).toEqual([pair])
    expect(withPair([pair], pair, false)).toEqual([])
  })

  it('are found where an audience holds both', () => {
    expect(pairsIn([pair], ['beto', 'caio', 'ana'])).toEqual([pair])
    expect(pairsIn([pair], ['beto', 'caio'])).toEqual([])
  })

  it('are so many pairs and no more', () => {
    const full = Array.from({ length: separationLimits.pairs }, (_, index) => pairOf('zeca', `p${index}`))
    expect(withPair(full, pair, true)).toBeUndefined()
    expect(withPair(full, full[0]!, true)).toHaveLength(separationLimits.pairs)
  })
})
