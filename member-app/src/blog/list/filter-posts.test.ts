import type { BlogPost } from '@varanda/domain/blog/blog'
import { expect, it } from 'vitest'
import { filterPosts, type ListKind } from './filter-posts.ts'

const soon = {} as BlogPost['publishAt']
const post = (id: string, status: BlogPost['status'], title: string, publishAt: BlogPost['publishAt'] = null) => ({
  id,
  data: { status, publishAt, tags: ['receitas'], texts: { pt: { title, summary: '', content: '' } } },
})
const posts = [
  post('pao-de-queijo', 'published', 'Pão de queijo da vó'),
  post('roda', 'draft', 'Roda de choro'),
  post('natal', 'scheduled', 'O Natal', soon),
  post('fotos', 'published', 'Fotos antigas', soon),
  post('velho', 'unpublished', 'Um velho texto'),
]
const found = (kind: ListKind, wanted = '') => filterPosts(posts, kind, wanted).map(({ id }) => id)

it('parts posts by who sees them', () => {
  expect(found('all')).toHaveLength(5)
  expect(found('published')).toEqual(['pao-de-queijo', 'fotos'])
  expect(found('drafts')).toEqual(['roda', 'velho'])
  expect(found('scheduled')).toEqual(['natal', 'fotos'])
})

it('finds by the beginnings of words, whatever their accents, in titles, topics and addresses', () => {
  expect(found('all', 'PAO vo')).toEqual(['pao-de-queijo'])
  expect(found('all', 'cho')).toEqual(['roda'])
  expect(found('all', 'receit')).toHaveLength(5)
  expect(found('drafts', 'velho')).toEqual(['velho'])
  expect(found('all', 'ueijo')).toEqual([])
})
