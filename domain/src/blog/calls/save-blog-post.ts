import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { mediaId } from '../../post/media.ts'
import { withoutDisguise } from '../../visible-text.ts'
import { blogLimits, isBlogId, isBlogTag } from '../blog.ts'

const line = (most: number) => v.pipe(v.string(), v.transform(withoutDisguise), v.trim(), v.maxLength(most))

const text = v.object({
  title: line(blogLimits.title),
  summary: line(blogLimits.summary),
  content: v.pipe(v.string(), v.maxLength(blogLimits.content)),
})

export const blogId = v.pipe(v.string(), v.check(isBlogId))
export const blogRev = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What an editor writes of a post, as it travels. */
export const edition = {
  texts: v.pipe(
    v.object({ pt: v.optional(text), en: v.optional(text) }),
    v.check(({ pt, en }) => pt !== undefined || en !== undefined),
  ),
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.check(isBlogTag))),
    v.maxLength(blogLimits.tags),
    v.check((tags) => new Set(tags).size === tags.length),
  ),
  author: v.pipe(line(blogLimits.author), v.minLength(1)),
  cover: v.nullable(
    v.object({
      id: mediaId,
      alt: v.object({ pt: v.optional(line(blogLimits.coverAlt)), en: v.optional(line(blogLimits.coverAlt)) }),
    }),
  ),
}

/**
 * Saves what an editor wrote as the post's next revision; the first one makes the post, as a draft. `baseRev` is the
 * revision that it was made from, 0 for a new post. What is in public stays as it is until it is published. A draft may
 * have empty parts. `content` is cleaned (see blog-html.ts). The same once more answers the same, and what says nothing new
 * makes no revision.
 *
 * `id-taken`: there is a post with the id of this new one. `edited-elsewhere`: somebody saved another revision
 * meanwhile. `photo-missing`: the cover was not prepared.
 */
export const saveBlogPost = call<{ rev: number }>()({
  name: 'saveBlogPost',
  caller: 'admin',
  input: v.object({
    id: blogId,
    baseRev: v.pipe(v.number(), v.integer(), v.minValue(0)),
    ...edition,
  }),
  errors: [...adminRefusals, 'blog-post-unknown', 'id-taken', 'edited-elsewhere', 'photo-missing'],
})
