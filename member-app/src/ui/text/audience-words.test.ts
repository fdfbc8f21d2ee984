import { post as en } from '@varanda/domain/post/messages/en/post'
import { post as pt } from '@varanda/domain/post/messages/pt/post'
import { describe, expect, it } from 'vitest'
import { openingOf, sayAudience, saySent } from './audience-words.ts'

describe('sayAudience', () => {
  it.each([
    [{ count: 0, names: [] }, 'Só você vê isto', 'Only you see this'],
    [{ count: 1, names: ['Ana Andrade'] }, 'Ana vê isto', 'Ana sees this'],
    [{ count: 2, names: ['Ana', 'Beto'] }, 'Ana e Beto veem isto', 'Ana and Beto see this'],
    [
      { count: 3, names: ['Ana', 'Beto', 'Dona Cida Reis'] },
      'Ana, Beto e Dona Cida veem isto',
      'Ana, Beto, and Dona Cida see this',
    ],
    [{ count: 6, names: ['Ana', 'Beto', 'Caio'] }, 'Ana, Beto e mais 4 veem isto', 'Ana, Beto, and 4 more see this'],
    [{ count: 3, names: ['Ana'] }, 'Ana e mais 2 veem isto', 'Ana and 2 more see this'],
    [{ count: 1, names: [] }, '1 pessoa vê isto', '1 person sees this'],
    [{ count: 7, names: [] }, '7 pessoas veem isto', '7 people see this'],
  ])('%j', (seers, inPortuguese, inEnglish) => {
    expect(sayAudience(seers, pt.sees)).toBe(inPortuguese)
    expect(sayAudience(seers, en.sees)).toBe(inEnglish)
  })

  it('tells a reader who else has it, and of strangers whose people they are', () => {
    expect(saySent({ count: 0, names: [] }, 'Cida', pt.sees)).toBe('Foi só para você')
    // In a circle others may come and read it.
    expect(saySent({ count: 0, names: [] }, 'Cida', pt.sees, true)).toBe('Por enquanto, só para você')
    expect(saySent({ count: 7, names: [] }, 'Dona Cida Reis', pt.sees)).toBe(
      'Mais 7 pessoas que Dona Cida conhece veem isto',
    )
    expect(saySent({ count: 7, names: [] }, 'Dona Cida Reis', pt.sees, true)).toBe('mais 7 pessoas veem isto')
    expect(saySent({ count: 1, names: [] }, 'Beto', en.sees)).toBe('1 more person Beto knows sees this')
    expect(saySent({ count: 1, names: ['Ana Andrade'] }, 'Cida', pt.sees)).toBe('Ana vê isto')
    expect(saySent({ count: 6, names: ['Ana', 'Beto', 'Caio'] }, 'Cida', en.sees)).toBe(
      'Ana, Beto, and 4 more see this',
    )
  })

  it('names no more people than there are', () => {
    expect(sayAudience({ count: 1, names: ['Ana', 'Beto'] }, pt.sees)).toBe('Ana vê isto')
  })
})

describe('openingOf', () => {
  it('opens with the audience, and is never wide open with exceptions', () => {
    expect([0, 1, 3, 4, 40].map((count) => openingOf(count, 0))).toEqual([
      'eu',
      'pessoas',
      'pessoas',
      'conhecidos',
      'conhecidos',
    ])
    expect(openingOf(40, 1)).toBe('circulo')
  })
})
