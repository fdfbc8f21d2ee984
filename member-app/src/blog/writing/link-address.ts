import { blogHtml } from '@varanda/domain/blog/blog-html'
import { parseUrl } from '@varanda/domain/parse-url'

const scheme = /^([a-z][a-z0-9+.-]*):/i
const site = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u
const mailbox = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/

/** What somebody typed as a link's address, made whole; undefined when it leads nowhere that the blog links to. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (mailbox.test(text)) return `mailto:${text}`
  if (site.test(text)) return `https://${text}`
  if (/^[/#]/.test(text)) return isLinkAddress(text) ? text : undefined
  return scheme.test(text) && isLinkAddress(text) && parseUrl(text) ? text : undefined
}

/** Whether the instance keeps this address of a link when it cleans a post: one of its schemes, or within the site. */
export function isLinkAddress(href: string): boolean {
  // Browsers read past these.
  const text = [...href].filter((char) => char > ' ').join('')
  const named = scheme.exec(text)?.[1]?.toLowerCase()
  if (named) return (blogHtml.schemes as readonly string[]).includes(named)
  return text !== '' && !/^[/\\]{2}/.test(text)
}
