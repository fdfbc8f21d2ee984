/**
 * Paints the pictures that go along when a page's link is sent: site/public/og/{name}-{locale}.png, each page's own
 * heading beside a composition of its own. Run it when a heading or a drawing changes, look at each, and commit them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brand } from '@varanda/domain/brand'
import { type Locale, locales, localeTags } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { mark } from '../../design/src/mark.ts'
import { paint } from '../../e2e/paint.ts'
import { compositions } from './og/compositions.ts'
import { withFewColours } from './og/few-colours.ts'
import { type PictureName, pictureWords } from './og/words.ts'

const size = { width: 1200, height: 630 }
/** Messengers drop a picture that is slow to come; 60 kB never is. */
const heaviest = 60_000
const design = new URL('../../design/', import.meta.url)
const target = new URL('../../site/public/og/', import.meta.url)

const style = ['src/tokens.css', 'src/scenes/illustrations.css'].map((file) =>
  readFileSync(new URL(file, design), 'utf8'),
)
const font = (family: string, file: string | URL) =>
  `@font-face{font-family:"${family}";font-weight:300 900;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`
const figtree = createRequire(new URL('package.json', design)).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
)
const fonts = [
  font('Fraunces Varanda', new URL('src/fonts/fraunces-latin.woff2', design)),
  font('Figtree Variable', figtree),
]

/** The largest letters with which the heading keeps to its room. */
const fit = `const h=document.querySelector('h1');for(let size=108;size>40;size-=2){h.style.fontSize=size+'px';if(h.scrollHeight<=h.parentElement.dataset.height&&h.scrollWidth<=h.clientWidth)break}`

function documentOf(name: PictureName, locale: Locale): string {
  const words = pictureWords[name][locale]
  const { picture, night, room } = compositions[name]
  return `<!doctype html><html lang="${localeTags[locale]}" data-hour="${night ? 19 : 17}"><style>${style.join('')}${fonts.join('')}
body{margin:0;width:${size.width}px;height:${size.height}px;overflow:hidden;position:relative;background:${night ? 'var(--sc-night)' : 'var(--shade)'};color:var(--ink);font-family:var(--text)}
svg{display:block}
.words{position:absolute;left:64px;top:56px;width:${room.width}px}
.brand{display:flex;align-items:center;gap:20px;font:620 40px/1 var(--display);letter-spacing:-.02em}
h1{margin:36px 0 0;font:680 100px/1.02 var(--display);letter-spacing:-.035em;text-wrap:balance}
</style><body>${picture}<div class="words" data-height="${room.height}"><div class="brand">${mark({ width: 64, height: 64 })}${brand.name}</div><h1>${words}</h1></div><script>document.fonts.ready.then(()=>{${fit}})</script></body></html>`
}

const all = (Object.keys(pictureWords) as PictureName[]).flatMap((name) => locales.map((locale) => ({ name, locale })))
const pictures = await paint(
  all.map(({ name, locale }) => documentOf(name, locale)),
  size,
)
for (const [index, { name, locale }] of all.entries()) {
  const small = await withFewColours(pictures[index]!)
  const file = `${routes[name].path.slice(1) || 'home'}-${locale}.png`
  console.log(`${file} ${(small.length / 1000).toFixed(1)} kB`)
  if (small.length > heaviest) throw new Error(`${file} is heavier than ${heaviest / 1000} kB`)
  mkdirSync(new URL('.', new URL(file, target)), { recursive: true })
  writeFileSync(new URL(file, target), small)
}
