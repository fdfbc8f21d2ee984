import type { BlogPostView } from '@varanda/domain/blog/blog-page'
import { describe, expect, it } from 'vitest'
import { template } from '../src/components/blog/template.ts'

describe('tags of a Mustache template', () => {
  const { text, html, each, without } = template<BlogPostView>()

  it('escape, unless they are asked not to', () => {
    expect(text('title')).toBe('{{title}}')
    expect(text('updated.day')).toBe('{{updated.day}}')
    expect(html('content')).toBe('{{{content}}}')
  })

  it('come in pairs around a section', () => {
    expect(each('related.length')).toEqual({ open: '{{#related.length}}', close: '{{/related.length}}' })
    expect(without('cover')).toEqual({ open: '{{^cover}}', close: '{{/cover}}' })
  })

  it('are refused by the type check when the view has no such name', () => {
    // @ts-expect-error: not a name of the view
    expect(text('titel')).toBe('{{titel}}')
    // @ts-expect-error: a list cannot be shown as a text
    expect(text('tags')).toBe('{{tags}}')
    // @ts-expect-error: not a name of the nested view
    expect(each('updated.week').open).toBe('{{#updated.week}}')
  })
})
