import type { Locale } from '../locale.ts'
import type { Moment } from '../moment.ts'

/** Characters, unless it says otherwise; `published` posts is what the index document holds with room to spare. */
export const blogLimits = {
  id: 80,
  title: 120,
  summary: 240,
  content: 60_000,
  tags: 6,
  tag: 30,
  author: 60,
  coverAlt: 300,
  published: 500,
  /** Posts on one page of the list, and in a feed. */
  onPage: 9,
  inFeed: 20,
} as const

/** Words that stand where an id would in the blog's addresses. */
export const reservedBlogIds = ['page', 'tag', 'media', 'rss.xml'] as const

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Whether a post may live at `/blog/{id}`: words of small letters and digits with hyphens between, in both languages.
 */
export function isBlogId(text: string): boolean {
  return text.length <= blogLimits.id && slug.test(text) && !(reservedBlogIds as readonly string[]).includes(text)
}

/**
 * Tags are written like ids; what readers see instead is in the messages of `blog`, for those that have a name there.
 */
export function isBlogTag(text: string): boolean {
  return text.length <= blogLimits.tag && slug.test(text)
}

/** What a post says in one language. `content` is HTML that passed the sanitiser. */
export interface BlogText {
  title: string
  summary: string
  content: string
}

/** A post's picture. Its files are in Storage, in `blogCoverWidths`; width and height (pixels) are of the largest. */
export interface BlogCover {
  id: string
  width: number
  height: number
  alt: Partial<Record<Locale, string>>
}

/** Pixels. `card` is for a post's picture in a list; `social` is 1200 × 630, a JPEG, for links sent elsewhere. */
export const blogCoverWidths = [480, 960, 1600] as const
export const socialCover = { width: 1200, height: 630 } as const

export type BlogStatus = 'draft' | 'scheduled' | 'published' | 'unpublished'

/**
 * `blogPosts/{id}`: a post as it is, or last was, in public; as long as it never was, its draft. `scheduled` is for
 * those that nobody sees yet; one in public stays `published` while its next revision waits.
 */
export interface BlogPost {
  status: BlogStatus
  /** Counts what was saved; revisions are kept under their number. */
  rev: number
  /** The revision that is shown. */
  shownRev: number | null
  texts: Partial<Record<Locale, BlogText>>
  tags: string[]
  author: string
  cover: BlogCover | null
  /** When a revision goes public, and which; both null when none waits. */
  publishAt: Moment | null
  publishRev: number | null
  /** When it first went public. */
  publishedAt: Moment | null
  /** When what is shown last changed. */
  updatedAt: Moment
}

/** What an editor saves. */
export type BlogEdition = Pick<BlogPost, 'texts' | 'tags' | 'author' | 'cover'>

/**
 * `blogPosts/{id}/revisions/{rev}`: what was saved, when and by whom; `savedBy` is null for what the instance planted.
 */
export interface BlogRevision extends BlogEdition {
  rev: number
  savedAt: Moment
  savedBy: string | null
}

/** What lists, feeds and sitemap say of a published post; `version` changes whenever the page of the post does. */
export interface BlogHeader {
  id: string
  version: string
  texts: Partial<Record<Locale, { title: string; summary: string; minutes: number }>>
  tags: string[]
  author: string
  cover: BlogCover | null
  publishedAt: Moment
  updatedAt: Moment
}

/** `blogIndex/published`: every published post, newest first, so that one read knows what the blog shows. */
export interface BlogIndex {
  posts: BlogHeader[]
}
