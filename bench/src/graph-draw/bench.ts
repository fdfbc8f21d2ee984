/**
 * `pnpm bench graph-draw [--runs 3]`: the drawing of networks against sigma with graphology: the same people, ties,
 * places and size of view in the same Chromium, by turns. See README.md.
 */
import { loadavg } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { openChrome } from '../lighthouse/chrome.ts'
import { openPage } from '../measure/devtools.ts'
import { median, report } from '../measure/figures.ts'
import { servePages } from '../measure/page-server.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const runs = Number(values.runs)
const view = { width: 1280, height: 800 }
/** Frames of one run of panning. */
const panned = 40
/** Frames of one way from all of the large network to a few people; sigma, which takes seconds for each, has six. */
const zoomed = 45
/** Milliseconds that a frame may take while zooming: twenty a second. */
const mostZoomMs = 50
const network = { panned: [10_000, 30_000], large: [100_000, 300_000] } as const
const drawers = ['ours', 'sigma'] as const
type Drawer = (typeof drawers)[number]

/** The drawer's script and styles by name. */
async function bundle(drawer: Drawer): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, `${drawer}.js`)],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    outdir: '/',
    logLevel: 'error',
  })
  return Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text]))
}

const page = (drawer: Drawer) => `<!doctype html><meta charset="utf-8"><title>${drawer}</title>
${drawer === 'ours' ? '<link rel="stylesheet" href="ours.css">' : ''}<style>html,body{margin:0;height:100%}#stage{position:relative;height:100%;overflow:hidden;background:#14112b}
${drawer === 'ours' ? 'canvas{display:block;width:100%;height:100%;background:#14112b}' : ''}</style>
<div id="stage">${drawer === 'ours' ? '<canvas></canvas>' : ''}</div><script type="module" src="${drawer}.js"></script>`

const pages: Record<string, string> = {}
for (const drawer of drawers) {
  Object.assign(pages, await bundle(drawer), { [`${drawer}.html`]: page(drawer) })
}
const server = await servePages(pages)
const chrome = await openChrome('en-US')

interface Measured {
  script: number[]
  calls: number[]
  task: number[]
  frame: number[]
  firstSmall: number[]
  firstLarge: number[]
  zoomed: number[]
}
const nothing = (): Measured => ({
  script: [],
  calls: [],
  task: [],
  frame: [],
  firstSmall: [],
  firstLarge: [],
  zoomed: [],
})
const measured: Record<Drawer, Measured> = { ours: nothing(), sigma: nothing() }
const loadBefore = loadavg()[0]!

try {
  // By turns, so that a noisy minute is spread over both.
  for (let run = 0; run < runs; run++) {
    for (const drawer of drawers) {
      const into = measured[drawer]
      const tab = await openPage(chrome.port, view)
      await tab.go(`${server.url}/${drawer}.html`)
      into.firstSmall.push(await tab.evaluate<number>(`firstPicture(${network.panned})`))
      type Frames = { script: number[]; calls: number[]; whole: number[] }
      const { script, calls, whole } = await tab.evaluate<Frames>(`panning(${panned}, true)`)
      into.script.push(median(script))
      into.calls.push(Math.max(...calls))
      into.frame.push(median(whole))
      const before = await tab.taskSeconds()
      await tab.evaluate(`panning(${panned}, false)`)
      into.task.push(((await tab.taskSeconds()) - before) * (1000 / panned))
      await tab.go(`${server.url}/${drawer}.html`)
      into.firstLarge.push(await tab.evaluate<number>(`firstPicture(${network.large})`))
      into.zoomed.push(...(await tab.evaluate<number[]>(`zooming(${drawer === 'ours' ? zoomed : 6})`)))
      await tab.close()
    }
    console.error(`run ${run + 1} of ${runs} is done`)
  }

  const figures: Record<string, number> = { 'load average before': loadBefore, 'load average after': loadavg()[0]! }
  for (const drawer of drawers) {
    const { script, calls, task, frame, firstSmall, firstLarge, zoomed } = measured[drawer]
    figures[`${drawer}: script a frame while panning, ms`] = median(script)
    figures[`${drawer}: main thread a frame while panning, ms`] = median(task)
    figures[`${drawer}: draw calls a frame`] = Math.max(...calls)
    figures[`${drawer}: frames a second`] = 1000 / median(frame)
    figures[`${drawer}: first picture of 10,000/30,000, ms`] = median(firstSmall)
    figures[`${drawer}: first picture of 100,000/300,000, ms`] = median(firstLarge)
    figures[`${drawer}: a frame while zooming 100,000/300,000, median, ms`] = median(zoomed)
    figures[`${drawer}: the same, 95 of 100, ms`] = zoomed.toSorted((a, b) => a - b)[Math.floor(0.95 * zoomed.length)]!
  }
  const { ours, sigma } = measured
  report(
    'graph-draw',
    {
      'script a frame while panning': { value: median(ours.script) / median(sigma.script), goal: 0.33 },
      'draw calls of ours a frame': { value: Math.max(...ours.calls), goal: 4 },
      'a frame while zooming 100,000/300,000 ÷ 50 ms': { value: median(ours.zoomed) / mostZoomMs, goal: 1 },
      'first picture of 100,000/300,000': { value: median(ours.firstLarge) / median(sigma.firstLarge), goal: 0.2 },
    },
    figures,
  )
} finally {
  chrome.close()
  server.close()
}
