import { generateHTML, generateJSON, Mark, Node } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { Figure } from './figure.ts'
import { isLinkAddress } from './link-address.ts'

/** Attributes that would be lost when the instance cleans a post: the editor does not know them either. */
const kept: Record<string, string[]> = { orderedList: [], codeBlock: [], link: ['href'] }

/** The extension with these attributes alone. */
function forgetful(extension: Node | Mark, names: string[]) {
  function addAttributes(this: { parent?: (() => Record<string, object>) | null }) {
    const all = this.parent?.() ?? {}
    return Object.fromEntries(names.map((name) => [name, all[name] ?? {}]))
  }
  return extension instanceof Node ? extension.extend({ addAttributes }) : extension.extend({ addAttributes })
}

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      const names = kept[extension.name]
      return names && (extension instanceof Node || extension instanceof Mark) ? forgetful(extension, names) : extension
    })
  },
})

/** What a post can consist of in the editor: what `blogHtml` lets the instance keep, and nothing else. */
export const extensions = [
  Kit.configure({
    heading: { levels: [2, 3] },
    strike: false,
    underline: false,
    dropcursor: { color: 'var(--floor)', width: 3 },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLinkAddress,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Figure,
]

/** The editor's own way to put what it holds, without what only the caret needs. */
export function tidy(html: string): string {
  return html.replaceAll('<figcaption></figcaption>', '').replace(/(?:<p><\/p>)+$/, '')
}

/** HTML from the instance as the editor would put it, so that the two can be compared. */
export function normalHtml(html: string): string {
  return html === '' ? '' : tidy(generateHTML(generateJSON(html, extensions), extensions))
}
