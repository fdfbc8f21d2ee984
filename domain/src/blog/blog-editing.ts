/** What saving, publishing, unpublishing and scheduling make of a post. Each throws DomainError for what cannot be. */

import { DomainError } from '../errors.ts'
import { type Locale, locales } from '../locale.ts'
import type { Moment } from '../moment.ts'
import { showsSomething } from '../visible-text.ts'
import {
  type BlogEdition,
  type BlogIndex,
  type BlogPost,
  type BlogRevision,
  type BlogText,
  blogLimits,
} from './blog.ts'

/**
 * The post with one revision more, made from `baseRev` (0 for a new post). What is in public stays as it is.
 * `edited-elsewhere`: another revision came meanwhile; `id-taken`: the new post's id has a post.
 */
export function savePost(before: BlogPost | undefined, baseRev: number, edition: BlogEdition, now: Moment): BlogPost {
  if (before && baseRev === 0) throw new DomainError('id-taken')
  if (!before && baseRev > 0) throw new DomainError('blog-post-unknown')
  if (!before) {
    return {
      status: 'draft',
      rev: 1,
      shownRev: null,
      ...edition,
      publishAt: null,
      publishRev: null,
      publishedAt: null,
      updatedAt: now,
    }
  }
  if (before.rev !== baseRev) throw new DomainError('edited-elsewhere')
  const rev = before.rev + 1
  return before.shownRev === null ? { ...before, ...edition, rev, updatedAt: now } : { ...before, rev }
}

/** The post with this revision in public. The first time decides its date; a change says so by `updatedAt`. */
export function publishPost(before: BlogPost, revision: BlogRevision, now: Moment): BlogPost {
  checkComplete(revision)
  const { rev, texts, tags, author, cover } = revision
  return {
    ...before,
    status: 'published',
    shownRev: rev,
    texts,
    tags,
    author,
    cover,
    publishAt: null,
    publishRev: null,
    publishedAt: before.publishedAt ?? now,
    updatedAt: before.shownRev === rev ? before.updatedAt : now,
  }
}

/** Out of public, and with nothing waiting; one that nobody has seen is a draft again. */
export function unpublishPost(before: BlogPost): BlogPost {
  return { ...before, status: before.shownRev === null ? 'draft' : 'unpublished', publishAt: null, publishRev: null }
}

/** The post with this revision waiting for `publishAt`, which must come after `now`. */
export function schedulePost(before: BlogPost, revision: BlogRevision, publishAt: Moment, now: Moment): BlogPost {
  if (publishAt.toMillis() <= now.toMillis()) throw new DomainError('bad-input')
  checkComplete(revision)
  const status = before.status === 'published' ? 'published' : 'scheduled'
  return { ...before, status, publishAt, publishRev: revision.rev }
}

/** The post without anything waiting; what is in public stays. */
export function unschedulePost(before: BlogPost): BlogPost {
  return before.status === 'scheduled' ? unpublishPost(before) : { ...before, publishAt: null, publishRev: null }
}

/** Throws `post-incomplete` unless every language that is there has all of its parts. */
function checkComplete({ texts }: BlogEdition): void {
  const written = locales.flatMap((locale: Locale) => texts[locale] ?? [])
  if (written.length === 0 || !written.every(isWhole)) throw new DomainError('post-incomplete')
}

/** Whether a text has all of its parts, and each of them shows something. */
export function isWhole({ title, summary, content }: BlogText): boolean {
  return showsSomething(title) && showsSomething(summary) && showsSomething(content.replace(/<[^>]*>/g, ''))
}

/** Whether Firestore can hold the index: a document has at most a mebibyte, names and sizes of fields included. */
const indexBytes = 800_000

/** Throws `blog-full` when this is more than the index may hold. */
export function checkRoom(index: BlogIndex): void {
  const bytes = new TextEncoder().encode(JSON.stringify(index)).length
  if (index.posts.length > blogLimits.published || bytes > indexBytes) throw new DomainError('blog-full')
}

/** Whether a second try brings what the first one saved already. */
export function isSameEdition(one: BlogEdition, other: BlogEdition): boolean {
  return canonical(one) === canonical(other)
}

function canonical({ texts, tags, author, cover }: BlogEdition): string {
  const inOrder = locales.map((locale) => {
    const text = texts[locale]
    return text ? [text.title, text.summary, text.content] : null
  })
  return JSON.stringify([inOrder, tags, author, cover && [cover.id, locales.map((locale) => cover.alt[locale])]])
}
