import { describe, expect, it } from 'vitest'
import { blogLimits } from './blog.ts'
import { faultsOf, shownTexts, translationState } from './blog-translation.ts'

const text = (title: string) => ({ title, summary: 'Sábado.', content: '<p>Traga o pandeiro.</p>' })
const pt = text('Roda de choro')
const en = text('A choro evening')

describe('how a language stands', () => {
  it('is missing when it is not written, and incomplete when a part lacks', () => {
    expect(translationState('en', { pt }, null)).toBe('missing')
    expect(translationState('pt', { pt: { ...pt, content: '<p> </p><hr>' } }, null)).toBe('incomplete')
    expect(translationState('pt', { pt: { ...pt, title: 'x'.repeat(blogLimits.title + 1) } }, null)).toBe('incomplete')
  })

  it('is a draft until it has been shown, also beside one that is shown', () => {
    expect(translationState('pt', { pt }, null)).toBe('draft')
    expect(translationState('en', { pt, en }, { pt })).toBe('draft')
    expect(translationState('pt', { pt, en }, { pt })).toBe('shown')
  })

  it('is behind when only the other one changed', () => {
    const changed = { pt: text('Roda de samba'), en }
    expect(translationState('pt', changed, { pt, en })).toBe('changed')
    expect(translationState('en', changed, { pt, en })).toBe('behind')
    const both = { pt: text('Roda de samba'), en: text('A samba evening') }
    expect(translationState('en', both, { pt, en })).toBe('changed')
    expect(translationState('en', { pt, en }, { pt, en })).toBe('shown')
  })
})

it('knows what the public page says, which is nothing while the post is not in public', () => {
  expect(shownTexts({ status: 'published', texts: { pt } })).toEqual({ pt })
  for (const status of ['draft', 'scheduled', 'unpublished'] as const)
    expect(shownTexts({ status, texts: { pt } })).toBeNull()
})

it('names what is too long', () => {
  expect(faultsOf(pt)).toEqual([])
  expect(faultsOf({ ...pt, summary: 'x'.repeat(blogLimits.summary + 1) })).toEqual(['summary'])
})
