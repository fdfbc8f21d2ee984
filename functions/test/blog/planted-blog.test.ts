import type { BlogPost } from '@varanda/domain/blog/blog'
import { saveBlogPost } from '@varanda/domain/blog/calls/save-blog-post'
import { blogTags as tagsEn } from '@varanda/domain/blog/messages/en/blog-page'
import { blogTags as tagsPt } from '@varanda/domain/blog/messages/pt/blog-page'
import { locales } from '@varanda/domain/locale'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { plantedBlog } from '../../../seed/src/blog/documents.ts'
import { cleanHtml } from '../../src/blog/clean-html.ts'

const posts = plantedBlog()
  .filter(({ path }) => /^blogPosts\/[^/]+$/.test(path))
  .map(({ path, data }) => ({ id: path.split('/')[1]!, post: data as BlogPost }))

describe('the posts of the demo instance’s blog', () => {
  it.each(posts)('$id is what saving it would keep', ({ id, post: { texts, tags, author, cover } }) => {
    const input = { id, baseRev: 0, texts, tags, author, cover: { id: cover!.id, alt: cover!.alt } }
    expect(safeParse(saveBlogPost.input, input)).toMatchObject({ success: true, output: input })
    for (const locale of locales) {
      const content = texts[locale]?.content ?? ''
      expect(cleanHtml(content)).toBe(content)
    }
  })

  it('are kept under words that have a name in both languages', () => {
    const used = new Set(posts.flatMap(({ post }) => post.tags))
    for (const tag of used) {
      expect(tagsPt[tag]).toBeDefined()
      expect(tagsEn[tag]).toBeDefined()
    }
  })
})
