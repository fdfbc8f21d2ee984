import { afterAll, describe, expect, it, vi } from 'vitest'

/** A page has one language, which is in its address. */
async function wordsAt(pathname: string): Promise<typeof import('./time-words.ts')> {
  vi.resetModules()
  vi.stubGlobal('location', { pathname })
  return import('./time-words.ts')
}
const inPortuguese = await wordsAt('/user')
const inEnglish = await wordsAt('/en/user')
// Other files are run in this process, and read what is loaded already.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const now = new Date(2026, 10, 24, 17, 4)
const at = (month: number, day: number, hours: number, minutes: number, year = 2026) =>
  new Date(year, month - 1, day, hours, minutes)

describe('sayTime', () => {
  it.each([
    [at(11, 24, 17, 4), 'agora há pouco', 'just now'],
    [at(11, 24, 17, 3), 'há 1 minuto', '1 minute ago'],
    [at(11, 24, 16, 40), 'há 24 minutos', '24 minutes ago'],
    [at(11, 24, 12, 5), 'hoje às 12h05', 'today at 12:05 pm'],
    [at(11, 24, 1, 0), 'hoje à 1h', 'today at 1 am'],
    [at(11, 24, 0, 30), 'hoje à 0h30', 'today at 12:30 am'],
    [at(11, 23, 21, 0), 'ontem às 21h', 'yesterday at 9 pm'],
    [at(11, 23, 0, 1), 'ontem à 0h01', 'yesterday at 12:01 am'],
    [at(11, 22, 18, 12), 'domingo às 18h12', 'Sunday at 6:12 pm'],
    [at(11, 18, 9, 0), 'quarta às 9h', 'Wednesday at 9 am'],
    [at(11, 17, 23, 59), '17 de novembro', 'November 17'],
    [at(3, 12, 10, 0, 2024), '12 de março de 2024', 'March 12, 2024'],
  ])('%s', (then, pt, en) => {
    expect(inPortuguese.sayTime(then, now)).toBe(pt)
    expect(inEnglish.sayTime(then, now)).toBe(en)
  })

  it('takes a clock that runs ahead for now', () => {
    expect(inPortuguese.sayTime(at(11, 24, 17, 6), now)).toBe('agora há pouco')
  })

  it('counts calendar days, not hours, across midnight', () => {
    expect(inPortuguese.sayTime(at(11, 23, 23, 50), at(11, 24, 1, 0))).toBe('ontem às 23h50')
  })
})

it.each([
  [at(11, 22, 12, 45), at(11, 22, 21, 0), 'às 21h', 'at 9 pm'],
  [at(11, 22, 12, 45), at(11, 23, 9, 0), 'ontem às 9h', 'yesterday at 9 am'],
  [at(11, 24, 16, 50), at(11, 24, 17, 0), 'há 4 minutos', '4 minutes ago'],
])('says a moment beside the one before it', (before, then, pt, en) => {
  expect(inPortuguese.sayTimeAfter(then, before, now)).toBe(pt)
  expect(inEnglish.sayTimeAfter(then, before, now)).toBe(en)
})

describe('dayOf', () => {
  it.each([
    [at(12, 14, 9, 0), '14 de dez.', 'Dec 14'],
    [at(1, 3, 9, 0, 2027), '3 de jan. de 2027', 'Jan 3, 2027'],
  ])('%s', (then, pt, en) => {
    expect(inPortuguese.dayOf(then, now, 'short')).toBe(pt)
    expect(inEnglish.dayOf(then, now, 'short')).toBe(en)
  })
})

describe('saySince', () => {
  it.each([
    [at(11, 24, 8, 0), 'desde hoje', 'since today'],
    [at(11, 23, 23, 0), 'desde ontem', 'since yesterday'],
    [at(11, 8, 8, 0), 'desde 8 de nov.', 'since Nov 8'],
    [at(12, 25, 8, 0, 2025), 'desde 25 de dez. de 2025', 'since Dec 25, 2025'],
  ])('%s', (then, pt, en) => {
    expect(inPortuguese.saySince(then, now)).toBe(pt)
    expect(inEnglish.saySince(then, now)).toBe(en)
  })
})

it('names the day for the header', () => {
  expect(inPortuguese.sayToday(now)).toBe('terça, 24 de nov.')
  expect(inEnglish.sayToday(now)).toBe('Tuesday, Nov 24')
})

it('says when a wait is over, with its day where that is not today', () => {
  expect(inPortuguese.sayUntil(at(11, 24, 21, 0), now)).toBe('às 21h')
  expect(inPortuguese.sayUntil(at(11, 25, 7, 0), now)).toBe('amanhã às 7h')
  expect(inPortuguese.sayUntil(at(11, 26, 9, 0), now)).toBe('quinta às 9h')
})
