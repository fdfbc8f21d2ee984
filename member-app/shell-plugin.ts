import { mark } from '@varanda/design/mark'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { stuck as en, failure as failureEn, noScript as noScriptEn } from '@varanda/domain/site/messages/en/stuck'
import { failure as failurePt, noScript as noScriptPt, stuck as pt } from '@varanda/domain/site/messages/pt/stuck'
import { routes } from '@varanda/domain/site/routes'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * What the first page asks for as soon as its script runs: who is here. What they may read comes without Firestore's SDK
 * on a device that keeps nothing, and elsewhere the SDK is kept.
 */
const nextAsked = ['/@firebase/auth/', '/firebase/app/']
const address = { rel: 'preload', as: 'fetch', crossorigin: true, href: '/__/firebase/init.json' }

const head = `<div class="feed-top"><span class="picture">${mark({ width: 34, height: 34 })}</span></div>`
const shell = `<div class="shell" aria-hidden="true">
      <div class="rail"><div class="places"></div></div>
      <main><header class="feed-header">${head}</header></main>
    </div>`

const inLanguage = { pt: { ...pt, ...failurePt, ...noScriptPt }, en: { ...en, ...failureEn, ...noScriptEn } }

/** What stands below the empty page for whoever waits in vain: unseen at first, and gone with the app's first picture. */
function stuckPart(locale: Locale): string {
  const { title, unsure, again, home } = inLanguage[locale]
  return `<div id="stuck" role="alert"><h1>${title}</h1><p>${unsure}</p><a class="button" href="">${again}</a><a href="${localizedPath(locale, routes.home.path)}">${home}</a></div>`
}

/** What a browser that runs no script shows instead. */
function noScriptPart(locale: Locale): string {
  const { needed, switchOn, home } = inLanguage[locale]
  return `<noscript><div id="no-script"><h1>${needed}</h1><p>${switchOn}</p><a href="${localizedPath(locale, routes.home.path)}">${home}</a></div></noscript>`
}

/** The script that runs as soon as it has come, before the app's own. */
export const aheadModule = '/src/main/ahead.ts'

/**
 * What stands on the page until its script is there: the mark and an empty bar, without a word that is seen or a font to
 * fetch before the script. And what the script will ask for is fetched beside it, not after it; the first page's posts are
 * asked for meanwhile.
 */
export function shellPlugin(locale: Locale): Plugin {
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((one) => one.type === 'chunk')
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const asked = new Set<string>()
        const ask = (chunk: (typeof chunks)[number] | undefined) => {
          if (!chunk || asked.has(chunk.fileName) || html.includes(chunk.fileName)) return
          asked.add(chunk.fileName)
          for (const name of chunk.imports) ask(byName.get(name))
        }
        for (const library of nextAsked)
          ask(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(library))))
        const ahead = [...asked].map((name): HtmlTagDescriptor['attrs'] => {
          return { rel: 'modulepreload', crossorigin: true, href: `/member/${name}` }
        })
        const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(aheadModule))
        const script = first ? `<script type="module" crossorigin src="/member/${first.fileName}"></script>\n    ` : ''
        const tags = [...ahead, address].map((attrs): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' }))
        const laid = html
          .replace('<div id="root"></div>', `<div id="root">${shell}${stuckPart(locale)}</div>${noScriptPart(locale)}`)
          .replace('<script type="module"', `${script}$&`)
        return { html: laid, tags }
      },
    },
  }
}
