import { describe, expect, it } from 'vitest'
import { descriptionOf } from '../../src/blog/description.ts'

describe("a post's summary as its page's description", () => {
  it('stays as it is while search engines show all of it', () => {
    expect(descriptionOf('O que se ganha, e o que se perde.')).toBe('O que se ganha, e o que se perde.')
    expect(descriptionOf('a'.repeat(160))).toHaveLength(160)
  })

  it('ends with a sentence when one ends late enough', () => {
    const first = `${'palavra '.repeat(14)}fim.`
    expect(descriptionOf(`${first} ${'mais '.repeat(20)}`)).toBe(first)
  })

  it('ends with a whole word and an ellipsis otherwise, and not with a comma', () => {
    const cut = descriptionOf(`Curto. ${'palavra, '.repeat(30)}`)
    expect(cut).toMatch(/palavra…$/)
    expect(cut.length).toBeLessThanOrEqual(160)
  })

  it('ends with a whole character where there is no word', () => {
    for (const before of ['', 'a']) expect(descriptionOf(before + '😀'.repeat(120))).toMatch(/^a?(😀)+…$/u)
  })
})
