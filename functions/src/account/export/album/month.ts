import type { AlbumMonth } from '@varanda/domain/account/export/export-work'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { usualZone } from '@varanda/domain/notice/wishes'
import type { Photo } from '@varanda/domain/post/media'
import { type Html, html } from '../../../mail/html.ts'
import { exportWords } from '../words.ts'
import { pageOf } from './frame.ts'
import { chapterWord, monthAndYear, monthFile, monthName } from './month-words.ts'

/** A post as the album shows it; its words bear names instead of marks. */
export interface AlbumPost {
  at: Date
  /** Whose it is, where the album is not one person's. */
  by?: string
  text: string
  photos: readonly (Pick<Photo, 'width' | 'height' | 'alt'> & { src: string })[]
  comments: readonly { name: string; text: string }[]
  /** There are more comments than these. */
  hasMore: boolean
}

/** Words of so many characters stand large, of so many less large; whatever is longer is for reading. */
const [large, middling] = [180, 600]

/** One page of a month: its posts, the oldest first, each a leaf of a book in which two lie side by side. */
export function monthPage(album: {
  locale: Locale
  /** Of the whole album. */
  title: string
  months: readonly AlbumMonth[]
  month: string
  page: number
  isLast: boolean
  posts: readonly AlbumPost[]
}): Buffer {
  const { locale, month, page, months, isLast, posts } = album
  const words = exportWords[locale].album
  const title = `${monthAndYear(locale, month)} · ${album.title}`
  const at = months.findIndex((one) => one.month === month)
  const [before, after] = [months[at - 1], months[at + 1]]
  const way = (href: string, text: string, rel: string) => html`<a rel="${rel}" href="${href}">${text}</a>`
  const body = html`<header class="bar"><a class="home" href="index.html">${album.title}</a></header>
<main class="book">
<h1 class="leaf chapter"><span aria-hidden="true">${chapterWord(locale, month)}</span><span class="year">${monthAndYear(locale, month)}</span></h1>
${posts.map((post) => leafOf(locale, post))}</main>
<nav class="tabs" aria-label="${words.months}">
${page > 1 ? way(monthFile(month, page - 1), `← ${monthName(locale, month)}`, 'prev') : before ? way(monthFile(before.month, 1), `← ${monthName(locale, before.month)}`, 'prev') : ''}
<a href="index.html">${words.cover}</a>
${months
  .filter((one) => one.month.slice(0, 4) === month.slice(0, 4))
  .map((one) =>
    one.month === month
      ? html`<a aria-current="page" href="${monthFile(month, 1)}">${monthName(locale, month)}</a>
`
      : html`<a href="${monthFile(one.month, 1)}">${monthName(locale, one.month)}</a>
`,
  )}
${isLast ? (after ? way(monthFile(after.month, 1), `${monthName(locale, after.month)} →`, 'next') : '') : way(monthFile(month, page + 1), `${words.continues} →`, 'next')}
</nav>`
  return pageOf({ locale, title, kind: 'month', body })
}

function leafOf(locale: Locale, { at, by, text, photos, comments, hasMore }: AlbumPost): Html {
  const words = exportWords[locale].album
  const said = new Intl.DateTimeFormat(localeTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: usualZone,
  }).format(at)
  const size = text.length <= large ? 'large' : text.length <= middling ? 'middling' : 'long'
  return html`<article class="leaf">
${photos.length > 0 ? html`<div class="photos ${photos.length > 1 ? 'several' : 'one'}">${photos.map((photo) => pictureOf(photo, words.photo(said)))}</div>` : ''}
${text ? html`<p class="said ${size}" dir="auto">${text}</p>` : ''}
<p class="when">${by ? html`<b dir="auto">${by}</b> · ` : ''}<time datetime="${at.toISOString()}">${said}</time></p>
${comments.length > 0 ? html`<ul class="answers" aria-label="${words.said}">${comments.map((one) => html`<li dir="auto"><b>${one.name}:</b> ${one.text}</li>`)}${hasMore ? html`<li class="quiet">${words.more}</li>` : ''}</ul>` : ''}
</article>
`
}

function pictureOf({ src, width, height, alt }: AlbumPost['photos'][number], unnamed: string): Html {
  return html`<img src="${src}" width="${String(width)}" height="${String(height)}" alt="${alt || unnamed}" loading="lazy">`
}
