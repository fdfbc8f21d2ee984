/**
 * Lays the blog beside the functions' bundle: the site's templates, which nobody is to see unfilled, and every page of
 * the posts that are known now, made ahead under the key by which the function asks for it.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BlogIndex, BlogPost } from '@varanda/domain/blog/blog'
import { indexWith } from '@varanda/domain/blog/blog-index'
import { locales } from '@varanda/domain/locale'
import { placesIn } from '../../functions/src/blog/list-view.ts'
import { pageAt, type ReadPosts } from '../../functions/src/blog/page.ts'
import { plantedBlog } from '../../seed/src/blog/documents.ts'
import { readPublishedBlog } from './published-blog.ts'

const names = ['list', 'post', 'missing'] as const

export interface BlogPagesOptions {
  /** The folder of the built site that is about to be served; the templates are taken out of it. */
  site: string
  functions: string
  /** The origin that the site was built for, which its pages have in them; null when none was named. */
  siteUrl: string | null
  /** The origin of a running instance whose posts are made ahead; null for the posts of the demo. */
  from: string | null
}

/** Answers how many pages were made ahead. Swapped in whole, as the rest of a build is. */
export async function layBlogPages({ site, functions, siteUrl, from }: BlogPagesOptions): Promise<number> {
  const next = join(functions, 'blog.next')
  rmSync(next, { recursive: true, force: true })
  for (const locale of locales) {
    const built = join(site, locale === 'pt' ? '' : locale, 'blog-shells')
    mkdirSync(join(next, 'shells', locale), { recursive: true })
    for (const name of names) {
      const shell = readFileSync(join(built, `${name}.html`), 'utf8')
      writeFileSync(join(next, 'shells', locale, `${name}.html`), shell)
    }
    rmSync(built, { recursive: true })
  }
  if (siteUrl) writeFileSync(join(next, 'origin.txt'), `${new URL(siteUrl).origin}\n`)
  if (existsSync(join(site, '500.html'))) cpSync(join(site, '500.html'), join(next, 'failed.html'))
  const count = await makeAhead(next, from ? await readPublishedBlog(from) : plantedPosts())
  rmSync(join(functions, 'blog'), { recursive: true, force: true })
  renameSync(next, join(functions, 'blog'))
  return count
}

function plantedPosts(): Map<string, BlogPost> {
  const posts = plantedBlog().flatMap(({ path, data }) => {
    const [collection, id, ...rest] = path.split('/')
    return collection === 'blogPosts' && id && rest.length === 0 ? [[id, data as BlogPost] as const] : []
  })
  return new Map(posts)
}

/**
 * Lists, posts, feeds, and what stands where nothing is; the same code as at run time, so a page is the same either
 * way.
 */
async function makeAhead(folder: string, posts: ReadonlyMap<string, BlogPost>): Promise<number> {
  let index: BlogIndex = { posts: [] }
  for (const [id, post] of posts) index = indexWith(index, id, post)
  const read: ReadPosts = async (ids) => new Map(ids.flatMap((id) => (posts.has(id) ? [[id, posts.get(id)!]] : [])))
  const addresses = locales.flatMap((locale) => [
    ...placesIn(locale, index.posts).map((place) => ({ kind: 'list', ...place }) as const),
    ...index.posts.map(({ id }) => ({ kind: 'post', locale, id }) as const),
    { kind: 'feed', locale } as const,
    { kind: 'missing', locale } as const,
  ])
  mkdirSync(join(folder, 'pages'))
  for (const address of addresses) {
    const page = pageAt(address, index.posts)
    const text = await page.make(folder, read)
    if (text !== null) writeFileSync(join(folder, 'pages', page.key), text)
  }
  return addresses.length
}
