import { describe, expect, it } from 'vitest'
import type { Moment } from '../moment.ts'
import { type BlogEdition, isBlogId, isBlogTag } from './blog.ts'
import { blogDocuments, headerOf, indexWith, publishedPost, readingMinutes } from './blog-index.ts'

function moment(iso: string): Moment {
  const date = new Date(iso)
  return { seconds: date.getTime() / 1000, nanoseconds: 0, toMillis: () => date.getTime(), toDate: () => date }
}

const edition: BlogEdition = {
  texts: { pt: { title: 'Bolo', summary: 'De fubá', content: '<p>Um bolo de fubá.</p>' } },
  tags: ['receitas'],
  author: 'Ana',
  cover: null,
}
const cake = publishedPost(edition, moment('2026-11-01T12:00:00Z'))

describe('ids', () => {
  it('are words with hyphens, short, and none of the blog’s own', () => {
    for (const id of ['bolo', 'bolo-de-fuba', '2026', 'a'.repeat(80)]) expect(isBlogId(id), id).toBe(true)
    for (const id of [
      '',
      '-bolo',
      'bolo-',
      'bolo--fuba',
      'Bolo',
      'fubá',
      'a/b',
      'page',
      'tag',
      'media',
      'a'.repeat(81),
    ])
      expect(isBlogId(id), id).toBe(false)
    expect([isBlogTag('fotos-antigas'), isBlogTag('page'), isBlogTag('Fotos'), isBlogTag('a'.repeat(31))]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('reading time', () => {
  it('counts words and not tags, each language at its pace', () => {
    const text = `<p data-x="many words that nobody reads">${'palavra, '.repeat(362)}</p>`
    expect(readingMinutes(text, 'pt')).toBe(2)
    expect(readingMinutes(text.repeat(2), 'en')).toBe(3)
    expect(readingMinutes('', 'pt')).toBe(1)
    expect(readingMinutes(`<p>${'guarda-chuva d’água '.repeat(181)}</p>`, 'pt')).toBe(2)
  })
})

describe('the index', () => {
  it('has another version whenever the page of the post changes', () => {
    const changes: Partial<typeof cake>[] = [
      { texts: { pt: { ...edition.texts.pt!, content: '<p>Um bolo de milho.</p>' } } },
      { texts: { pt: { ...edition.texts.pt!, title: 'Bolos' } } },
      { texts: { en: edition.texts.pt! } },
      { tags: [] },
      { author: 'Bia' },
      { cover: { id: 'c', width: 1600, height: 900, alt: {} } },
      { cover: { id: 'c', width: 1600, height: 900, alt: { en: 'A cake' } } },
      { publishedAt: moment('2026-11-02T12:00:00Z') },
      { updatedAt: moment('2026-11-02T12:00:00Z') },
    ]
    const versions = [cake, ...changes.map((change) => ({ ...cake, ...change }))].map((post) => headerOf('bolo', post))
    expect(new Set(versions.map(({ version }) => version)).size).toBe(changes.length + 1)
    expect(headerOf('bolo', { ...cake, rev: 7 }).version).toBe(headerOf('bolo', cake).version)
  })

  it('holds what is published, newest first', () => {
    const older = { ...cake, publishedAt: moment('2026-10-01T12:00:00Z') }
    let index = indexWith(undefined, 'bolo', cake)
    index = indexWith(index, 'antes', older)
    index = indexWith(index, 'igual', cake)
    expect(index.posts.map(({ id }) => id)).toEqual(['bolo', 'igual', 'antes'])
    index = indexWith(index, 'bolo', { ...cake, status: 'unpublished' })
    expect(index.posts.map(({ id }) => id)).toEqual(['igual', 'antes'])
  })

  it('is planted with the posts and their first revisions', () => {
    const paths = blogDocuments({ bolo: cake }).map(({ path }) => path)
    expect(paths).toEqual(['blogPosts/bolo', 'blogPosts/bolo/revisions/1', 'blogIndex/published'])
  })
})
