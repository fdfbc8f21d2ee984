/**
 * The site as it is served: every file below dist/, its pages taken apart, and what firebase.json makes of the rest.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { localizedPath, unlocalizedPath } from '@varanda/domain/locale'
import { DomUtils, parseDocument } from 'htmlparser2'

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

export interface BuiltPage {
  /** As visitors ask for it: `/`, `/en/join`. */
  path: string
  html: string
  elements: Element[]
  ids: ReadonlySet<string>
}

interface Hosting {
  redirects: { source: string }[]
  rewrites: { source: string; destination?: string; function?: unknown }[]
}

const root = new URL('../../../', import.meta.url).pathname
const dist = join(root, 'dist')
const blog = join(root, 'functions/dist/blog/pages')
if (!existsSync(dist) || !existsSync(blog))
  throw new Error('These tests read dist/: run `npx --yes pnpm@12 build` first.')

const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { hosting: Hosting }

/** Paths of all files, from `/`, without their compressed forms. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length)),
)

export const bytes = (file: string): Buffer => readFileSync(join(dist, file))

export const read = (file: string): string => bytes(file).toString('utf8')

/** Bytes as they travel: brotli where the build left a brotli form. */
export const sent = (file: string): number => {
  const packed = join(dist, `${file}.br`)
  return readFileSync(existsSync(packed) ? packed : join(dist, file)).length
}

function takeApart(path: string, html: string): BuiltPage {
  const document: Document = parseDocument(html)
  const elements = DomUtils.getElementsByTagName('*', document)
  const ids = elements.map(({ attribs }) => attribs.id).filter((id) => id !== undefined)
  return { path, html, elements, ids: new Set(ids) }
}

/** What the site's build makes for visitors, without the member app's shell. */
const ownPages = [...files]
  .filter((file) => file.endsWith('.html') && !file.startsWith('/member/'))
  .map((file) => takeApart(file.replace(/(\/index)?\.html$/, '') || '/', read(file)))

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

/** Where the pages say that they live: the build is told, visitors' instances differ. */
export const { origin } = new URL(canonicalIn(ownPages.find(({ path }) => path === '/')!.html)!)

/** Of the blog, all that the build makes ahead for its function, which then puts the instance's own origin in. */
const madeAhead = readdirSync(blog).map((name) =>
  readFileSync(join(blog, name), 'utf8').replaceAll('https://this-instance.invalid', origin),
)

export const feeds: readonly string[] = madeAhead.filter((text) => /<rss\b/.test(text))

const blogPages = madeAhead
  .filter((text) => /<html\b/.test(text))
  .map((html) => {
    const { pathname: canonical } = new URL(canonicalIn(html)!)
    // A post that is not written in the page's language has its canonical address in the other.
    const isEnglish = /<html lang="en/.test(html)
    const pathname = localizedPath(isEnglish ? 'en' : 'pt', unlocalizedPath(canonical))
    // What stands where no post is has the blog's own canonical address.
    return takeApart(/<meta name="robots" content="noindex"/.test(html) ? `${pathname}/no-such-post` : pathname, html)
  })

/** Whatever visitors are shown. */
export const pages: readonly BuiltPage[] = [...ownPages, ...blogPages]

export const pageAt = new Map(pages.map((page) => [page.path, page]))

/** Who answers a path: a file of the build, a function, the member app; nobody is undefined. */
export function answererOf(path: string): { file: string } | { function: string } | undefined {
  const plain = decodeURI(path)
  for (const file of [plain, `${plain}.html`, plain === '/' ? '/index.html' : `${plain}/index.html`])
    if (files.has(file)) return { file }
  const rewrite = hosting.rewrites.find(({ source }) => matchesGlob(plain, source))
  if (rewrite?.destination) return { file: rewrite.destination }
  return rewrite ? { function: JSON.stringify(rewrite.function) } : undefined
}

export const isRedirected = (path: string): boolean => hosting.redirects.some(({ source }) => matchesGlob(path, source))
