import { brand } from '@varanda/domain/brand'
import { describe, expect, it } from 'vitest'
import { inline } from '../src/prose/inline.ts'

describe('a text of a document page', () => {
  it('leads to routes in its language, to their sections, and to the house', () => {
    expect(inline('Veja [a ajuda](help#codigo).', 'pt')).toBe('Veja <a href="/help#codigo">a ajuda</a>.')
    expect(inline('See [help](help), [home](home)', 'en')).toBe(
      'See <a href="/en/help">help</a>, <a href="/en">home</a>',
    )
    expect(inline('[us](mail)', 'en')).toBe(`<a href="mailto:${brand.operator.contact}">us</a>`)
  })

  it('has strong words, and no HTML of its own', () => {
    expect(inline('**Já** & <b>"não"</b>', 'pt')).toBe('<strong>Já</strong> &amp; &lt;b>&quot;não&quot;&lt;/b>')
  })

  it('is not built when it leads nowhere', () => {
    expect(() => inline('[x](nowhere)', 'pt')).toThrow(/nowhere/)
  })
})
