import { blogLimits, isBlogId, isBlogTag } from '@varanda/domain/blog/blog'
import { type CoverFile, coverFiles } from '@varanda/domain/blog/blog-cover'
import { type Locale, localeOfPath, localizedPath, unlocalizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'

/** What an address of the blog asks for. */
export type BlogAddress =
  | { kind: 'list'; locale: Locale; tag: string | null; page: number }
  | { kind: 'post'; locale: Locale; id: string }
  | { kind: 'feed'; locale: Locale }
  | { kind: 'sitemap' }
  | { kind: 'cover'; coverId: string; file: CoverFile }
  | { kind: 'moved'; to: string }
  | { kind: 'missing'; locale: Locale }

const root = routes.blog.path
const most = String(blogLimits.published).length

const listPattern = new RegExp(`^${root}(?:/tag/([^/]+))?(?:/page/([1-9]\\d{0,${most}}))?$`)
const postPattern = new RegExp(`^${root}/([^/]+)$`)
const coverPattern = new RegExp(`^${root}/media/([A-Za-z0-9]{20})/(\\d{3,4})\\.(avif|webp|jpg)$`)

/** Reads a path as the visitor's browser sends it. */
export function readAddress(path: string): BlogAddress {
  if (path === sitemapPath) return { kind: 'sitemap' }
  const locale = localeOfPath(path)
  const plain = unlocalizedPath(path)
  // Only within the blog: `//elsewhere/` would lead there.
  if (plain.startsWith(`${root}/`) && plain.endsWith('/')) return { kind: 'moved', to: path.replace(/\/+$/, '') }
  if (plain === `${root}/rss.xml`) return { kind: 'feed', locale }
  const [isList, tag = null, page] = listPattern.exec(plain) ?? []
  if (isList && (tag === null || isBlogTag(tag))) {
    if (page === '1') return { kind: 'moved', to: listPath(locale, tag, 1) }
    return { kind: 'list', locale, tag, page: Number(page ?? 1) }
  }
  const [, id] = postPattern.exec(plain) ?? []
  if (id && isBlogId(id)) return { kind: 'post', locale, id }
  const [, coverId, width, format] = coverPattern.exec(path) ?? []
  const file = coverFiles.find((one) => String(one.width) === width && one.format === format)
  return coverId && file ? { kind: 'cover', coverId, file } : { kind: 'missing', locale }
}

export const sitemapPath = '/sitemap-blog.xml'

export function listPath(locale: Locale, tag: string | null, page: number): string {
  return localizedPath(locale, `${root}${tag ? `/tag/${tag}` : ''}${page > 1 ? `/page/${page}` : ''}`)
}

export function postPath(locale: Locale, id: string): string {
  return localizedPath(locale, `${root}/${id}`)
}

export function feedPath(locale: Locale): string {
  return localizedPath(locale, `${root}/rss.xml`)
}
