import { mark } from '@varanda/design/mark'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What the first page asks for as soon as its script runs, in that order: who is here, and what they may read. */
const nextAsked = ['/@firebase/auth/', '/@firebase/firestore/']

const head = `<div class="feed-top"><span class="picture">${mark({ width: 34, height: 34 })}</span></div>`
const shell = `<div class="shell" aria-hidden="true">
      <div class="rail"><div class="places"></div></div>
      <main><header class="feed-header">${head}</header></main>
    </div>`

/**
 * What stands on the page until its script is there: the mark and an empty bar, without a word to translate or a font to
 * fetch before the script. And what the script will ask for is fetched beside it, not after it.
 */
export function shellPlugin(): Plugin {
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((one) => one.type === 'chunk')
        const tags = nextAsked.flatMap((library): HtmlTagDescriptor[] => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(library)))
          if (!chunk) return []
          const attrs = { rel: 'modulepreload', crossorigin: true, href: `/member/${chunk.fileName}` }
          return [{ tag: 'link', attrs, injectTo: 'head' }]
        })
        return { html: html.replace('<div id="root"></div>', `<div id="root">${shell}</div>`), tags }
      },
    },
  }
}
