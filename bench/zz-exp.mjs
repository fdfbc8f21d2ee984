import { cpSync, rmSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { audit } from './src/lighthouse/audit.ts'
import { openChrome } from './src/lighthouse/chrome.ts'
import { parseHostingConfig } from '../embedded/src/hosting/config.ts'
import { hosting } from '../embedded/src/hosting/hosting.ts'
import { listen } from '../embedded/src/http/listen.ts'
import { precompress } from '../scripts/precompress.ts'
const dist = '/work/wt/proof/dist'
const nocsp = h => h.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
const inlineCss = h => h.replace(/<link rel="stylesheet" href="([^"]+)">/g, (_, f) => `<style>${readFileSync(dist + f, 'utf8').replace(/url\((['"]?)(?=[^/'"d])/g, 'url($1/_astro/')}</style>`)
const oneCss = h => { let all=''; h = h.replace(/<link rel="stylesheet" href="([^"]+)">/g, (_, f) => { all += readFileSync(dist + f, 'utf8'); return '' }); globalThis.css = all; return h.replace('</head>', '<link rel="stylesheet" href="/_astro/all.css"></head>') }
const inlineJs = h => h.replace(/<script src="(\/_astro\/first-paint[^"]+)"><\/script>/, (_, f) => `<script>${readFileSync(dist + f, 'utf8')}</script>`)
const noPreload = h => h.replace(/<link rel="preload"[^>]*as="font"[^>]*>/g, '')
const variants = {
  base: h => h,
  oneCss,
  inlineCss: h => inlineCss(nocsp(h)),
  inlineBoth: h => inlineJs(inlineCss(nocsp(h))),
  inlineBothNoPre: h => noPreload(inlineJs(inlineCss(nocsp(h)))),
  inlineCssNoPre: h => noPreload(inlineCss(nocsp(h))),
  noPre: noPreload,
  oneCssNoPre: h => noPreload(oneCss(h)),
}
const [page='/about', names] = process.argv.slice(2)
const chrome = await openChrome('pt-BR')
const root = '/tmp/proof-exp'
for (const name of names ? names.split(',') : Object.keys(variants)) {
  rmSync(root, { recursive: true, force: true }); cpSync(dist, root, { recursive: true, filter: f => !/\.(br|gz)$/.test(f) })
  const file = root + (page === '/' ? '/index' : page) + '.html'
  writeFileSync(file, variants[name](readFileSync(file, 'utf8')))
  if (globalThis.css) writeFileSync(root + '/_astro/all.css', globalThis.css)
  await precompress(root)
  const server = await listen(hosting({ root, config: parseHostingConfig({ public: '.', cleanUrls: true }), callFunction: async () => ({ status: 404, headers: {}, body: '' }) }), { host: '127.0.0.1', port: 0, log: () => {} })
  const out = []
  for (let i = 0; i < 3; i++) { const r = await audit(server.url + page, chrome.port, ['performance']); out.push(`${Math.round(r.fcp)}/${Math.round(r.lcp)}`) }
  console.log(name.padEnd(18), out.join('  '))
  await server.close(0)
}
chrome.close()
process.exit(0)
