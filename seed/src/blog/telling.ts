import type { BlogText } from '@varanda/domain/blog/blog'
import type { Locale } from '@varanda/domain/locale'

/** The few words that posts are kept under, as they stand in an address. */
export const blogTags = ['casa', 'convites', 'criancas', 'familia', 'privacidade', 'receitas'] as const
export type BlogTag = (typeof blogTags)[number]

/** A post of the demo instance's public blog. A language that it lacks is one that it was not written in. */
export interface ToldBlogPost {
  /** Its address: `/blog/{id}`. */
  id: string
  texts: Partial<Record<Locale, BlogText>>
  tags: readonly BlogTag[]
  author: string
  /** ISO 8601 with zone. */
  publishedAt: string
  /** Its files lie in `seed/covers/{id}`. */
  cover: { alt: Partial<Record<Locale, string>> }
}

const blockTags = /^<(?:h2|h3|ul|ol|blockquote)>/

/**
 * Prose as HTML, one block a line. In the source an empty line ends a block, other line breaks are spaces, and what
 * does not begin with a block's tag is a paragraph. Links get the `rel` that cleaning gives to those that stay here.
 */
export function prose(source: string): string {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .trim()
        .split(/\s*\n\s*/)
        .join(' '),
    )
    .map((block) => (blockTags.test(block) ? block : `<p>${block}</p>`))
    .map((block) => block.replaceAll(/<a href="([^"]*)">/g, '<a href="$1" rel="noopener">'))
    .join('\n')
}
