import { mergeAttributes, Node } from '@tiptap/core'
import { blogHtml } from '@varanda/domain/blog/blog-html'

/** A picture of the blog's own with its caption: the only pictures that the instance keeps in a post. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,

  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => pictureIn(element.querySelector('img')),
      contentElement: (element) =>
        (element as HTMLElement).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
    { tag: 'img', getAttrs: (element) => pictureIn(element as HTMLImageElement) },
  ],

  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', mergeAttributes(HTMLAttributes)], ['figcaption', 0]],
})

function pictureIn(picture: HTMLImageElement | null) {
  const src = picture?.getAttribute('src') ?? ''
  if (!picture || !blogHtml.picture.test(src)) return false
  const [alt, width, height] = ['alt', 'width', 'height'].map((name) => picture.getAttribute(name))
  return { src, alt: alt ?? '', width, height }
}
