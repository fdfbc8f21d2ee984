import * as v from 'valibot'
import { momentSchema } from '../moment.ts'

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
export const blogTextSchema = v.object({
  title: v.string(),
  summary: v.string(),
  content: v.string(),
})
export type BlogText = v.InferOutput<typeof blogTextSchema>

/** A post's picture. Its files are in Storage, in `blogCoverWidths`; width and height (pixels) are of the largest. */
export const blogCoverSchema = v.object({
  id: v.string(),
  width: v.number(),
  height: v.number(),
  alt: v.object({ pt: v.exactOptional(v.string()), en: v.exactOptional(v.string()) }),
})
export type BlogCover = v.InferOutput<typeof blogCoverSchema>

/** `blogCovers/{id}`: one that was prepared and may be taken by a post. */
export const preparedCoverSchema = v.omit(blogCoverSchema, ['alt'])

/** Pixels. `card` is for a post's picture in a list; `social` is 1200 × 630, a JPEG, for links sent elsewhere. */
export const blogCoverWidths = [480, 960, 1600] as const
export const socialCover = { width: 1200, height: 630 } as const

export const blogStatuses = ['draft', 'scheduled', 'published', 'unpublished'] as const
export type BlogStatus = (typeof blogStatuses)[number]

/**
 * `blogPosts/{id}`: a post as it is, or last was, in public; as long as it never was, its draft. `scheduled` is for
 * those that nobody sees yet; one in public stays `published` while its next revision waits.
 */
export const blogPostSchema = v.object({
  status: v.picklist(blogStatuses),
  /** Counts what was saved; revisions are kept under their number. */
  rev: v.number(),
  /** The revision that is shown. */
  shownRev: v.nullable(v.number()),
  texts: v.object({ pt: v.exactOptional(blogTextSchema), en: v.exactOptional(blogTextSchema) }),
  tags: v.array(v.string()),
  author: v.string(),
  cover: v.nullable(blogCoverSchema),
  /** When a revision goes public, and which; both null when none waits. */
  publishAt: v.nullable(momentSchema),
  publishRev: v.nullable(v.number()),
  /** When it first went public. */
  publishedAt: v.nullable(momentSchema),
  /** When what is shown last changed. */
  updatedAt: momentSchema,
})
export type BlogPost = v.InferOutput<typeof blogPostSchema>

/** What an editor saves. */
export const blogEditionSchema = v.pick(blogPostSchema, ['texts', 'tags', 'author', 'cover'])
export type BlogEdition = v.InferOutput<typeof blogEditionSchema>

/**
 * `blogPosts/{id}/revisions/{rev}`: what was saved, when and by whom; `savedBy` is null for what the instance planted.
 */
export const blogRevisionSchema = v.object({
  ...blogEditionSchema.entries,
  rev: v.number(),
  savedAt: momentSchema,
  savedBy: v.nullable(v.string()),
})
export type BlogRevision = v.InferOutput<typeof blogRevisionSchema>

/** What lists, feeds and sitemap say of a published post; `version` changes whenever the page of the post does. */
export const blogHeaderSchema = v.object({
  id: v.string(),
  version: v.string(),
  texts: v.object({
    pt: v.exactOptional(v.object({ title: v.string(), summary: v.string(), minutes: v.number() })),
    en: v.exactOptional(v.object({ title: v.string(), summary: v.string(), minutes: v.number() })),
  }),
  tags: v.array(v.string()),
  author: v.string(),
  cover: v.nullable(blogCoverSchema),
  publishedAt: momentSchema,
  updatedAt: momentSchema,
})
export type BlogHeader = v.InferOutput<typeof blogHeaderSchema>

/** `blogIndex/published`: every published post, newest first, so that one read knows what the blog shows. */
export const blogIndexSchema = v.object({
  posts: v.array(blogHeaderSchema),
})
export type BlogIndex = v.InferOutput<typeof blogIndexSchema>
