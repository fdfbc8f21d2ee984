/** Every address that a page's markup names, and how the browser uses it. */
import type { BuiltPage } from './built-site.ts'

export interface Reference {
  page: string
  /** Loaded with the page, followed by a reader, or only named. */
  use: 'load' | 'follow' | 'name'
  address: string
}

/** Of `a.avif 480w, b.avif 960w`: the addresses. */
const ofSrcset = (srcset: string) => srcset.split(',').map((part) => part.trim().split(/\s+/)[0]!)

/** Links that the browser fetches by itself. */
const loadedLinks = /^(stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)$/

export function referencesOf(page: BuiltPage): Reference[] {
  return page.elements.flatMap(({ name, attribs }) => {
    const found: Reference[] = []
    const add = (use: Reference['use'], ...addresses: (string | undefined)[]) => {
      for (const address of addresses) if (address !== undefined) found.push({ page: page.path, use, address })
    }
    if (name === 'a' || name === 'area') add('follow', attribs.href)
    else if (name === 'form') add('follow', attribs.action)
    else if (name === 'link') {
      const isLoaded = (attribs.rel ?? '').split(/\s+/).some((rel) => loadedLinks.test(rel))
      add(isLoaded ? 'load' : 'name', attribs.href)
      if (attribs.imagesrcset) add('load', ...ofSrcset(attribs.imagesrcset))
    } else if (name === 'meta') {
      if (/^(og:(url|image)|twitter:image)$/.test(attribs.property ?? attribs.name ?? '')) add('name', attribs.content)
    } else {
      // Fragments inside an SVG are marks of its own.
      if (!/^#/.test(attribs.href ?? '#')) add('load', attribs.href)
      add('load', attribs.src, attribs.poster, attribs['component-url'], attribs['renderer-url'])
      if (attribs.srcset) add('load', ...ofSrcset(attribs.srcset))
    }
    return found
  })
}

/** The page's canonical address, when it has one. */
export const canonicalOf = ({ elements }: BuiltPage): string[] =>
  elements
    .filter(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical')
    .map(({ attribs }) => attribs.href!)
