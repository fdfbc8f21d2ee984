/**
 * The HTML that a blog post may consist of: what its editor can make and nothing else. No style, class, id or handler;
 * pictures only out of the blog's own. Cleaned when it is saved and again when it is shown.
 */
export const blogHtml = {
  tags: [
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'strong',
    'em',
    'code',
    'pre',
    'figure',
    'figcaption',
    'img',
    'hr',
    'br',
  ],
  attributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  /** Of addresses in links; relative ones stay too. */
  schemes: ['http', 'https', 'mailto'],
  picture: /^\/blog\/media\/[A-Za-z0-9]{20}\/\d{3,4}\.(?:avif|webp|jpg)$/,
} as const
