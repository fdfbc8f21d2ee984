import { createHash } from 'node:crypto'
import type { BlogHeader, BlogPost } from '@varanda/domain/blog/blog'
import { headerOf } from '@varanda/domain/blog/blog-index'
import type { BlogListView, BlogMissingView } from '@varanda/domain/blog/blog-page'
import { type Locale, otherLocale } from '@varanda/domain/locale'
import type { BlogAddress } from './address.ts'
import { cleanHtml } from './clean-html.ts'
import { feed, inFeed } from './feed.ts'
import { listView } from './list-view.ts'
import { missingView, postView } from './post-view.ts'
import { fillShell } from './shells.ts'
import { sitemap } from './sitemap.ts'

/** An answer of the blog that can be made ahead. */
export interface Page {
  status: 200 | 404
  type: 'text/html' | 'application/rss+xml' | 'application/xml'
  /** Changes with anything that the page shows: its name, when it was made ahead. */
  key: string
  /** Makes it, with `anyOrigin` for its own; null when a post that it shows is gone meanwhile. */
  make(folder: string, read: ReadPosts): Promise<string | null>
}

/** Reads posts by their ids, those that are published. */
export type ReadPosts = (ids: readonly string[]) => Promise<Map<string, BlogPost>>

type PageAddress = Extract<BlogAddress, { kind: 'list' | 'post' | 'feed' | 'sitemap' | 'missing' }>

/** What stands at an address while the index is this. */
export function pageAt(address: PageAddress, index: readonly BlogHeader[]): Page {
  switch (address.kind) {
    case 'list': {
      const view = listView(address, index)
      return view ? listPage(address.locale, view) : missingPage(address.locale, index)
    }
    case 'post': {
      const header = index.find(({ id }) => id === address.id)
      return header ? postPage(address.locale, header, index) : missingPage(address.locale, index)
    }
    case 'feed':
      return feedPage(address.locale, index)
    case 'sitemap': {
      const text = sitemap(index)
      return { status: 200, type: 'application/xml', key: keyOf('sitemap', text), make: async () => text }
    }
    case 'missing':
      return missingPage(address.locale, index)
  }
}

function listPage(locale: Locale, view: BlogListView): Page {
  const make = async (folder: string) => fillShell(folder, locale, 'list', view)
  return { status: 200, type: 'text/html', key: keyOf('list', locale, view), make }
}

export function missingPage(locale: Locale, index: readonly BlogHeader[]): Page {
  const view: BlogMissingView = missingView(locale, index)
  const make = async (folder: string) => fillShell(folder, locale, 'missing', view)
  return { status: 404, type: 'text/html', key: keyOf('missing', locale, view), make }
}

function postPage(locale: Locale, header: BlogHeader, index: readonly BlogHeader[]): Page {
  const make = async (folder: string, read: ReadPosts) => {
    const post = (await read([header.id])).get(header.id)
    if (!post) return null
    // Read after the index, it may be newer: the page is all of one piece.
    return filledPost(folder, locale, header.id, post, index)
  }
  const key = keyOf('post', locale, postView(locale, header, index), header.version)
  return { status: 200, type: 'text/html', key, make }
}

/** The page of a post as its readers get it, cleaned once more. */
export function filledPost(
  folder: string,
  locale: Locale,
  id: string,
  post: BlogPost,
  index: readonly BlogHeader[],
): string {
  const text = post.texts[locale] ?? post.texts[otherLocale(locale)]
  const view = postView(locale, headerOf(id, post), index)
  return fillShell(folder, locale, 'post', { ...view, content: cleanHtml(text?.content ?? '') })
}

function feedPage(locale: Locale, index: readonly BlogHeader[]): Page {
  const headers = inFeed(locale, index)
  const make = async (_folder: string, read: ReadPosts) => {
    const posts = await read(headers.map(({ id }) => id))
    const current = headers.flatMap(({ id }) => {
      const post = posts.get(id)
      return post?.texts[locale] ? [headerOf(id, post)] : []
    })
    const contents = new Map(current.map(({ id }) => [id, cleanHtml(posts.get(id)!.texts[locale]!.content)]))
    return feed(locale, current, contents)
  }
  const key = keyOf(
    'feed',
    locale,
    headers.map(({ id, version }) => [id, version]),
  )
  return { status: 200, type: 'application/rss+xml', key, make }
}

function keyOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)
}
