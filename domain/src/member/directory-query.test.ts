import { expect, test } from 'vitest'
import { type DirectoryCard, searchKeys } from './directory.ts'
import {
  type DirectoryFilter,
  directoryConditions,
  directoryPages,
  isExact,
  matchesDirectory,
  readDirectory,
} from './directory-query.ts'

const all: DirectoryFilter = { text: '', role: null, status: null, band: null, invitedBy: null }
const card = (name: string, email = 'x@example.org') =>
  ({ name, email, keys: searchKeys(name, email) }) as DirectoryCard

test('the store is asked for the longest word and for what was chosen', () => {
  expect(directoryConditions(all)).toEqual([])
  expect(directoryConditions({ ...all, text: ' Zé  Albuquerque ', role: 'admin', invitedBy: 'ana' })).toEqual([
    ['keys', 'array-contains', 'albuquerque'],
    ['role', '==', 'admin'],
    ['invitedBy.uid', '==', 'ana'],
  ])
  expect(directoryConditions({ ...all, text: 'a' })).toEqual([])
  expect(directoryConditions({ ...all, text: 'Wolfeschlegelsteinhausen' })).toEqual([
    ['keys', 'array-contains', 'wolfeschlege'],
  ])
})

test('whatever the store is asked for finds the card', () => {
  const someone = card('José Wolfeschlegelsteinhausen D’Ávila', 'ze.wolf+casa@example.org')
  for (const text of ['jos', 'JOSE', 'wolfeschlegelstein', 'ávila', 'ze.wolf', 'casa', 'example.org', 'avila jose']) {
    const [condition] = directoryConditions({ ...all, text })
    expect(someone.keys, text).toContain(condition?.[2])
    expect(matchesDirectory({ ...all, text }, someone), text).toBe(true)
  }
  expect(matchesDirectory({ ...all, text: 'wolfeschlegelx' }, someone)).toBe(false)
  expect(matchesDirectory({ ...all, text: 'jose silva' }, someone)).toBe(false)
})

test('only one short word can be counted by the store', () => {
  expect(isExact({ ...all, text: 'ana' })).toBe(true)
  expect(isExact({ ...all, text: 'ana b' })).toBe(true)
  expect(isExact({ ...all, text: 'ana bela' })).toBe(false)
  expect(isExact({ ...all, text: 'wolfeschlegelstein' })).toBe(false)
})

test('a page is full however few cards of a page have every word, and pages join without a gap', async () => {
  const rows = Array.from({ length: 700 }, (_, cursor) => ({
    cursor,
    card: card(`Ana ${cursor % 7 === 0 ? 'Sá' : 'Lu'}`),
  }))
  const ask = async (after: number | null, count: number) => rows.slice((after ?? -1) + 1).slice(0, count)
  const filter = { ...all, text: 'ana sa' }
  const first = await readDirectory(filter, null, ask)
  expect(first.cards.length).toBe(directoryPages.cards)
  const second = await readDirectory(filter, first.next, ask)
  expect(second.cards.length).toBe(directoryPages.cards)
  expect(await readDirectory(filter, second.next, ask)).toEqual({ cards: [], next: null })
})

test('a search that finds next to nothing gives up after a while, and can be gone on with', async () => {
  let asked = 0
  const ask = async (after: number | null, count: number) => {
    asked++
    return Array.from({ length: count }, (_, at) => ({ cursor: (after ?? 0) + at + 1, card: card('Ana Lu') }))
  }
  const page = await readDirectory({ ...all, text: 'ana sa' }, null, ask)
  expect([page.cards.length, asked, page.next]).toEqual([0, directoryPages.tries, 1000])
})
