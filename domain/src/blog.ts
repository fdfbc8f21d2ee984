import type { Locale } from './locale.ts'
import type { Moment } from './moment.ts'

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

/** `blogPosts/{id}`: a post as it is, or last was, in public; as long as it never was, its draft. */
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
  /** When it goes public, while it is scheduled. */
  publishAt: Moment | null
  publishedAt: Moment | null
  updatedAt: Moment
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
