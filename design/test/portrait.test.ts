import { describe, expect, it } from 'vitest'
import { portrait, portraitFeatures } from '../src/portrait.ts'
import { seatPicture } from '../src/things/seat.ts'

const ids = Array.from({ length: 400 }, (_, index) => `person-${index}`)

describe('a portrait', () => {
  it('is the same for the same id', () => {
    expect(portrait('ana')).toBe(portrait('ana'))
  })

  it('tells people apart', () => {
    expect(new Set(ids.map((id) => portrait(id))).size).toBeGreaterThan(390)
  })

  it('never guesses a beard, an age or a bald head', () => {
    for (const { beard, old, hair } of ids.map(portraitFeatures)) {
      expect(beard).toBe('nenhuma')
      expect(old).toBe(false)
      expect(['careca', 'coroa']).not.toContain(hair)
    }
  })

  it('uses no style attribute, which the content security policy would drop', () => {
    for (const id of ids) expect(portrait(id)).not.toContain('style=')
  })
})

describe('a seat', () => {
  it('looks different free, kept and taken', () => {
    const seats = [
      seatPicture({ state: 'free' }, 0),
      seatPicture({ state: 'reserved' }, 0),
      seatPicture({ state: 'taken', personId: 'ana' }, 0),
    ]
    expect(new Set(seats).size).toBe(3)
  })
})
