import { describe, expect, it } from 'vitest'
import { linkParts } from './linked-text.ts'

const hrefs = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

describe('linkParts', () => {
  it('keeps every letter of the text, in order', () => {
    const text = 'Veja (https://a.example/x_(y)) e www.b.example/z. Tchau!'
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it.each([
    ['Olha: https://varanda.example/foto.', ['https://varanda.example/foto']],
    ['(veja https://a.example/b)', ['https://a.example/b']],
    ['https://a.example/x_(y)', ['https://a.example/x_(y)']],
    ['www.receitas.example/bolo?a=1&b=2!', ['https://www.receitas.example/bolo?a=1&b=2']],
    ['http://a.example e https://b.example', ['http://a.example/', 'https://b.example/']],
    ['“https://a.example/c”', ['https://a.example/c']],
  ])('finds the addresses in %s', (text, found) => {
    expect(hrefs(text)).toEqual(found)
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
  ])('leaves %s as words', (text) => {
    expect(hrefs(text)).toEqual([])
  })
})
