import type { AlbumMonth } from '@varanda/domain/account/export/export-work'
import type { Locale } from '@varanda/domain/locale'
import { type Html, html } from '../../../mail/html.ts'
import { exportWords } from '../words.ts'
import { pageOf } from './frame.ts'
import { monthFile, raisedMonth, rangeOf } from './month-words.ts'

/** The cover: a wall at dusk with the newest photo in its door, and the months, the newest first. */
export function coverPage(album: { locale: Locale; title: string; months: readonly AlbumMonth[] }): Buffer {
  const { locale, title, months } = album
  const words = exportWords[locale].album
  const newest = months.findLast(({ shown }) => shown.length > 0)?.shown[0]
  const [first, last] = [months[0], months.at(-1)]
  const range = first && last ? words.range(...rangeOf(locale, first.month, last.month)) : words.empty
  const years = Map.groupBy(months.toReversed(), ({ month }) => month.slice(0, 4))
  const body = html`<main>
<div class="wall"><div class="door">${newest ? html`<img src="${newest}" alt="">` : ''}</div></div>
<div class="words">
<h1>${title}</h1>
<p class="range">${range}</p>
${[...years].map(
  ([
    year,
    those,
  ]) => html`<section><h2>${year}</h2><ul class="months">${those.map((one) => rowOf(locale, one))}</ul></section>
`,
)}</div>
</main>`
  return pageOf({ locale, title, kind: 'cover', body })
}

function rowOf(locale: Locale, { month, posts, photos, shown }: AlbumMonth): Html {
  const { album } = exportWords[locale]
  return html`<li><a href="${monthFile(month, 1)}"><span><b>${raisedMonth(locale, month)}</b> <span class="quiet">${album.holds(posts, photos)}</span></span><span class="shown">${shown.map(
    (name) => html`<img src="${name}" alt="" loading="lazy">`,
  )}</span></a></li>
`
}
