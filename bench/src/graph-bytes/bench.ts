/**
 * `pnpm bench graph-bytes [--page /demo/network-graph]`: the JavaScript that the graph's page loads until its picture
 * stands, React's runtime and what every page of the site loads aside, and that of drawing and layout alone, against
 * sigma, graphology and ForceAtlas2 in one bundle. See README.md.
 */
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { buildChanged } from '../../../scripts/build.ts'
import { openChrome } from '../lighthouse/chrome.ts'
import { openPage } from '../measure/devtools.ts'
import { report } from '../measure/figures.ts'
import { serveBuilt } from './built-site.ts'

const { values } = parseArgs({ options: { page: { type: 'string', default: '/demo/network-graph' } } })
const goal = 0.5
/** Nothing more is asked for once this long has passed without a script. */
const quietMs = 5_000
const mostMs = 120_000
/** Nothing in it is alive but what every page has. */
const plainPage = '/about'
const arranger = '../../../explorer/src/worker/arrange.worker.ts'

const kilobytes = (text: string) => brotliCompressSync(text).length / 1_000

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    // What pictures to save are made with comes when they are.
    splitting: true,
    outdir: '/',
    logLevel: 'error',
  })
  return outputFiles[0]!.text
}

/** The scripts that a page asks for until it is quiet, and those in itself, by name. */
async function load(path: string): Promise<Map<string, string>> {
  site.forget()
  const tab = await openPage(chrome.port, { width: 1280, height: 800 })
  await tab.go(site.url + path)
  const end = Date.now() + mostMs
  while (Date.now() < end && Date.now() - site.lastAsked() < quietMs) await new Promise((wake) => setTimeout(wake, 250))
  const inline = await tab.evaluate<string[]>(
    `Array.from(document.querySelectorAll('script:not([src], [type$="json"])'), (script) => script.text)`,
  )
  await tab.close()
  return new Map([...site.scripts(), ...inline.map((text, index): [string, string] => [`in the page: ${index}`, text])])
}

await buildChanged(console.error)
const site = await serveBuilt()
const chrome = await openChrome('pt-BR')
try {
  const frame = await load(plainPage)
  const loaded = await load(values.page)
  // The renderer's chunk and the one of React itself that it imports; what else is mixed with a bit of React is ours.
  const renderer = [...loaded.values()].find((text) => text.includes('react.dev/errors')) ?? ''
  const isReact = (text: string, name: string) =>
    text === renderer ||
    name.includes('jsx-runtime') ||
    (renderer.includes(basename(name)) && text.includes('react.transitional.element'))
  const isFrame = (text: string) => [...frame.values()].includes(text)
  const own = [...loaded].filter(([name, text]) => !isFrame(text) && !isReact(text, name))
  const react = [...loaded].filter(([name, text]) => isReact(text, name))
  const later = site.mentioned().filter(([name, text]) => !isReact(text, name))
  const sum = (scripts: [string, string][]) => scripts.reduce((total, [, text]) => total + kilobytes(text), 0)
  const table = (title: string, scripts: [string, string][]) => {
    console.log(title)
    for (const [name, text] of scripts.toSorted((a, b) => b[1].length - a[1].length)) {
      console.log(`  ${kilobytes(text).toFixed(2).padStart(6)} kB  ${name}`)
    }
  }
  table('loaded', own)
  table('what every page of the site loads, not counted', [...frame])
  table('React, not counted', react)
  table('loaded when it is needed', later)
  const peer = kilobytes(await bundle('peer.js'))
  const same = kilobytes(await bundle('ours.js')) + kilobytes(await bundle(arranger))
  report(
    'graph-bytes',
    {
      'drawing and layout ÷ sigma, graphology and ForceAtlas2': { value: same / peer, goal },
      'the whole page ÷ the same': { value: sum(own) / peer, goal },
    },
    {
      'drawing and layout, kB': same,
      'the whole page, kB': sum(own),
      'every page of the site, kB': sum([...frame]),
      'loaded when it is needed, kB': sum(later),
      'React, kB': sum(react),
      'sigma, graphology and ForceAtlas2, kB': peer,
    },
  )
} finally {
  chrome.close()
  site.close()
}
