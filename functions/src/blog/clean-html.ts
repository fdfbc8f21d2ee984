import { blogHtml } from '@varanda/domain/blog/blog-html'
import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blogHtml.tags],
  allowedAttributes: { a: [...blogHtml.attributes.a, 'rel'], img: [...blogHtml.attributes.img, 'loading', 'decoding'] },
  allowedSchemes: [...blogHtml.schemes],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  // What is left of a picture from elsewhere or a link to nowhere is nothing, or its words.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !blogHtml.picture.test(attribs.src ?? '') ? true : tag === 'a' && !attribs.href && 'excludeTag',
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href }): sanitizeHtml.Tag => ({ tagName, attribs: href ? { href, rel: relOf(href) } : {} }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: {
        src,
        alt,
        ...(isPixels(width) && isPixels(height) && { width, height }),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
  },
}

/** How often what was taken out may change how the rest is read. */
const rounds = 8

/**
 * HTML of a post with nothing but what `blogHtml` allows. It is cleaned until that changes nothing any more, so that
 * what was checked is what is read; what never comes to rest is left out.
 */
export function cleanHtml(html: string): string {
  let clean = sanitizeHtml(html, options)
  for (let round = 0; round < rounds; round += 1) {
    const again = sanitizeHtml(clean, options)
    if (again === clean) return clean
    clean = again
  }
  return ''
}

/** Where a link leads learns nothing of where it came from. */
function relOf(href: string): string {
  return /^(?:\/(?![/\\])|#)/.test(href) ? 'noopener' : 'noopener noreferrer'
}

function isPixels(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text)
}
