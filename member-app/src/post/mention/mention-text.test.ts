import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchIn, matchingPeople } from './matching-people.ts'
import { callAt, changeShown, pickPerson, showMarks, storeMarks } from './mention-text.ts'

const names: Record<string, string> = { ana: 'Ana Prado', lucia: 'Tia Lúcia Andrade', so: 'Sônia Andrade' }
const nameOf = (uid: string) => names[uid] ?? 'alguém'
const show = (stored: string) => showMarks(stored, nameOf)

describe('a text with people in its box', () => {
  it('shows first names and stores marks', () => {
    const shown = show('Oi @{ana}, a @{lucia} vem? @{zeca} não.')
    expect(shown.text).toBe('Oi @Ana, a @Tia Lúcia vem? @alguém não.')
    expect(storeMarks(shown)).toBe('Oi @{ana}, a @{lucia} vem? @{zeca} não.')
  })

  it('stores again what it was shown, whatever it is', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('@{ana}', '@{so}', '@', '@Ana', '#a', ' ', 'www.a.example/', '{', '}', '\n'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(storeMarks(show(pieces.join('')))).toBe(pieces.join(''))
      }),
    )
  })

  it('goes on calling whom a change does not touch', () => {
    const change = (stored: string, text: string) => storeMarks(changeShown(show(stored), text))
    expect(change('Oi @{ana}', 'Oi @Ana!')).toBe('Oi @{ana}!')
    expect(change('Oi @{ana}', 'Oi, @Ana')).toBe('Oi, @{ana}')
    expect(change('@{ana} e @{so}', '@Ana, depois @Sônia')).toBe('@{ana}, depois @{so}')
    expect(change('Oi @{ana}', 'Oi @An')).toBe('Oi @An')
    expect(change('@{ana} e @{so}', '@Aa e @Sônia')).toBe('@Aa e @{so}')
    expect(change('@{ana} e @{so}', '')).toBe('')
  })

  it('keeps what was not touched, wherever something is put in', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.string({ unit: fc.constantFrom('a', ' ', '@', 'ã') }), (at, put) => {
        const before = show('@{ana} leva o bolo com @{so}.')
        const end = Math.min(at, before.text.length)
        const after = changeShown(before, before.text.slice(0, end) + put + before.text.slice(end))
        for (const { start, end, uid } of after.people) {
          expect(after.text.slice(start, end)).toBe(`@${nameOf(uid).split(' ')[0]}`)
        }
        if (put === '') expect(after).toEqual(before)
      }),
    )
  })

  it('calls nobody within an address', () => {
    const shown = changeShown(show('www.a.example/ @{ana}'), 'www.a.example/@Ana')
    expect(storeMarks(shown)).toBe('www.a.example/@Ana')
  })

  it.each([
    ['Oi @s', 's'],
    ['@Lú', 'Lú'],
    ['Oi (@be', 'be'],
    ['Oi @', undefined],
    ['ana@exemplo', undefined],
    ['Oi @s e', undefined],
    ['@@s', undefined],
  ])('asks for somebody at the end of “%s”: %s', (text, letters) => {
    expect(callAt({ text, people: [] }, text.length)?.letters).toBe(letters)
  })

  it('does not ask again for whom it calls already', () => {
    const shown = show('@{ana}')
    expect(callAt(shown, shown.text.length)).toBeUndefined()
  })

  it('puts in who was picked, and a space where there is none', () => {
    const before = { ...show('@{ana}, e a '), text: '@Ana, e a @s' }
    const { shown, caret } = pickPerson(before, callAt(before, 12)!, { uid: 'so', name: names.so! })
    expect(shown.text).toBe('@Ana, e a @Sônia ')
    expect(caret).toBe(shown.text.length)
    expect(storeMarks(shown)).toBe('@{ana}, e a @{so} ')
    const middle = { text: '@s vem com @Ana', people: [{ start: 11, end: 15, uid: 'ana' }] }
    const picked = pickPerson(middle, callAt(middle, 2)!, { uid: 'so', name: names.so! })
    expect(storeMarks(picked.shown)).toBe('@{so} vem com @{ana}')
    expect(picked.caret).toBe(7)
  })
})

describe('whom letters may mean', () => {
  const people = ['Ana Souza', 'Sônia Prado', 'Tia Sara', 'Beto'].map((name) => ({ uid: name, name }))

  it('is whose names begin so, first names before others', () => {
    expect(matchingPeople(people, 'so').map(({ name }) => name)).toEqual(['Sônia Prado', 'Ana Souza'])
    expect(matchingPeople(people, 'S').map(({ name }) => name)).toEqual(['Sônia Prado', 'Tia Sara', 'Ana Souza'])
    expect(matchingPeople(people, 'to')).toEqual([])
  })

  it('is found in the name, accents aside', () => {
    expect(matchIn('Tia Lúcia', 'lu')).toBe(4)
    expect(matchIn('Tia Lúcia', 'ci')).toBe(-1)
  })
})
