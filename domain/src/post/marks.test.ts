import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf } from '../notice/notice.ts'
import { cutBefore, foldTag, markLimits, mentionOf, mentionsOf, parseMarks, sayMarks, tagsOf } from './marks.ts'

const hrefs = (text: string) => parseMarks(text).flatMap((piece) => (piece.kind === 'link' ? piece.href : []))

describe('parseMarks', () => {
  it('keeps every letter of any text, in order', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('#', '#café', '@{', '@{ana}', '}', 'https://', 'a.example/x_(y)', 'www.', '. ', '\n', '#1'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        expect(
          parseMarks(text)
            .map((found) => found.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it.each([
    ['Olha: https://varanda.example/foto.', ['https://varanda.example/foto']],
    ['(veja https://a.example/b)', ['https://a.example/b']],
    ['https://a.example/x_(y)', ['https://a.example/x_(y)']],
    ['(https://a.example/x_(y))', ['https://a.example/x_(y)']],
    ['(veja https://a.example/x_(y)).', ['https://a.example/x_(y)']],
    ['[https://a.example/x[1]]', ['https://a.example/x[1]']],
    ['www.receitas.example/bolo?a=1&b=2!', ['https://www.receitas.example/bolo?a=1&b=2']],
    ['http://a.example e https://b.example', ['http://a.example/', 'https://b.example/']],
    ['“https://a.example/c”', ['https://a.example/c']],
    ['https://a.example/#parte', ['https://a.example/#parte']],
  ])('finds the addresses in %s', (text, found) => {
    expect(hrefs(text)).toEqual(found)
    expect(tagsOf(text)).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://',
    'www.',
    'http://localhost',
    'bolo.de.fubá',
    '<a href="x">',
    '@ana',
    '@{}',
    '@{ana',
    '@{a b}',
  ])('leaves %s as words', (text) => {
    expect(parseMarks(text)).toEqual([{ kind: 'words', text }])
  })
})

describe('tagsOf', () => {
  it.each([
    ['Domingo tem #Família e #bolo', ['familia', 'bolo']],
    ['#Café #cafe #CAFÉ', ['cafe']],
    ['(#praia)', ['praia']],
    ['#2026 não, #natal2026 sim', ['natal2026']],
    ['C# e a#b e ##c e &#39;', []],
    [`#${'a'.repeat(markLimits.tagLetters + 1)}`, []],
    [Array.from({ length: 12 }, (_, n) => `#t${n}`).join(' '), Array.from({ length: 10 }, (_, n) => `t${n}`)],
  ])('finds those of %s', (text, tags) => {
    expect(tagsOf(text)).toEqual(tags)
  })

  it('folds a tag that is folded to itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (tag) => foldTag(foldTag(tag)) === foldTag(tag)))
  })
})

describe('mentions', () => {
  const text = `${mentionOf('ana1')}, está em ata? Porque a ${mentionOf('sonia')} tem, ${mentionOf('ana1')}.`

  it('are known by uid, each once', () => {
    expect(mentionsOf(text)).toEqual(['ana1', 'sonia'])
  })

  it('are said by the names that a reader knows', () => {
    const names: Record<string, string> = { ana1: 'Ana', sonia: 'Sônia' }
    expect(sayMarks(text, (uid) => names[uid] ?? '?')).toBe('Ana, está em ata? Porque a Sônia tem, Ana.')
  })
})

describe('cutBefore', () => {
  it('cuts at the letter that was asked for, or before the person whom it would cut in two', () => {
    expect(cutBefore('Oi @{ana}, tudo?', 2)).toBe(2)
    for (const end of [3, 4, 8]) expect(cutBefore('Oi @{ana}, tudo?', end)).toBe(3)
    expect(cutBefore('Oi @{ana}, tudo?', 9)).toBe(9)
    expect(cutBefore('Oi', 9)).toBe(2)
  })

  it('lets an excerpt begin and end with whole people', () => {
    const text = `${'x'.repeat(75)} ${mentionOf('ana')} veio`
    expect(excerptOf(text)).toBe(`${'x'.repeat(75)}…`)
    expect(excerptOf(`${mentionOf('ana')} ${'y'.repeat(90)}`)).toMatch(/^@\{ana\} y+…$/)
    expect(excerptOf(' Oi,\n Ana ')).toBe('Oi, Ana')
  })
})
