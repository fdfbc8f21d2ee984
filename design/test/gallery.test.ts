import { describe, expect, it } from 'vitest'
import { portrait } from '../src/portrait.ts'
import { keepsakeNames, peopleNames, portraitOf } from '../src/scenes/gallery.ts'
import { seatPicture } from '../src/things/seat.ts'

const names = [...peopleNames, ...keepsakeNames]

describe('the gallery', () => {
  it('has many people and some things, none drawn twice', () => {
    expect(peopleNames.length).toBeGreaterThanOrEqual(50)
    expect(keepsakeNames.length).toBeGreaterThanOrEqual(8)
    expect(new Set(names.map((name) => portraitOf(name, ''))).size).toBe(names.length)
  })

  it('has names that a profile may hold', () => {
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]{1,40}$/)
  })

  it('shows the chosen drawing whatever the id, in a seat too', () => {
    for (const name of names) {
      expect(portraitOf(name, 'ana')).toBe(portraitOf(name, 'beto'))
      expect(portraitOf(name, 'ana')).not.toContain('style=')
    }
    const seat = (drawing?: string) => seatPicture({ state: 'taken', personId: 'ana', drawing }, 0)
    expect(seat('lua')).not.toBe(seat())
  })

  it.each([undefined, '', 'nobody', 'constructor', '__proto__'])('draws by id for %j', (name) => {
    expect(portraitOf(name, 'ana')).toBe(portrait('ana'))
  })
})
