import { besidePortrait, buttons, frame, joint, nothing, paragraph, section, textLink, wide } from '../mail/frame.ts'
import { Html, html } from '../mail/html.ts'
import type { DigestContent, DigestItem } from './digest-content.ts'
import { byMailWords, digestWords, type Opening, openingOf } from './digest-words.ts'

/** A digest as it goes out; pictures are its attachments, by their `cid`. */
export function digestLetter(content: DigestContent): { subject: string; text: string; html: string } {
  const opening = openingOf(content)
  return { subject: opening.subject, text: asText(content, opening), html: asHtml(content, opening) }
}

function asText(content: DigestContent, { heading, lead }: Opening): string {
  const words = digestWords[content.locale]
  const { items, notices, links, wish } = content
  const said = items.map((item) =>
    lines([
      `${item.author}, ${item.when}`,
      item.did && `${item.did}.`,
      item.words,
      item.picture && `[${item.picture.alt}]`,
      item.morePhotos > 0 && words.morePhotos(item.morePhotos),
      item.sees,
      item.answer && `${words.answer(item.first)}: ${item.answer}`,
      item.flower && `${words.flower}: ${item.flower}`,
    ]),
  )
  return [
    heading,
    lead,
    ...said,
    notices.length > 0 &&
      lines([`${words.also}:`, ...notices.map(({ title, path }) => `• ${title}\n  ${links.notice(path)}`)]),
    moreOf(content),
    `${words.open}: ${links.app}`,
    lines([
      '— ',
      words.comes(wish.rhythm, wish.weekday, wish.hour),
      `${words.stop}: ${links.stop}`,
      wish.show === 'words' && `${words.namesOnly}: ${links.names}`,
      ...laterWays(content).map(({ href, text }) => `${text}: ${href}`),
      hasButtons(items) && words.keep,
    ]),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What stands in the foot behind what ends it; whoever never signs in has no settings to be led to. */
function laterWays({ locale, links: { change, enter, leave } }: DigestContent): { href: string; text: string }[] {
  const { foot } = byMailWords[locale]
  if (!enter || !leave) return [{ href: change, text: digestWords[locale].change }]
  return [
    { href: enter, text: foot.enter },
    { href: leave, text: foot.leave },
  ]
}

const hasButtons = (items: readonly DigestItem[]) => items.some(({ flower }) => flower !== undefined)

const lines = (all: readonly (string | false | undefined)[]) => all.filter(Boolean).join('\n')

function moreOf({ locale, more, isMore }: DigestContent): string | undefined {
  if (more === 0) return undefined
  return isMore ? digestWords[locale].mostPosts(more) : digestWords[locale].morePosts(more)
}

function asHtml(content: DigestContent, { heading, lead, preheader, subject }: Opening): string {
  const words = digestWords[content.locale]
  const { items, notices, links, wish, locale, date } = content
  const more = moreOf(content)
  const list = notices.map(({ title, path }) => paragraph('quiet', textLink(links.notice(path), title)))
  const last = [
    ...(notices.length > 0 ? [paragraph('title', words.also), ...list] : []),
    ...(more ? [paragraph('words', more)] : []),
    buttons([{ href: links.app, text: words.open, isMain: false }]),
  ]
  const foot = [
    textLink(links.stop, words.stop),
    ...(wish.show === 'words' ? [textLink(links.names, words.namesOnly)] : []),
    ...laterWays(content).map(({ href, text }) => textLink(href, text)),
  ].map((one) => html`<span style="white-space:nowrap">${one}</span> &nbsp; `)
  return frame({
    locale,
    title: subject,
    preheader,
    mark: content.drawings.mark,
    beside: date,
    parts: [
      section(paragraph('heading', heading), paragraph('words', lead)),
      ...items.map((item) => html`${joint}${post(item, words, content.drawings.flower)}`),
      html`${joint}${section(...last)}`,
    ],
    foot: [
      paragraph('small', words.comes(wish.rhythm, wish.weekday, wish.hour)),
      paragraph('links', html`${foot}`),
      hasButtons(items) ? paragraph('small', words.keep) : nothing,
    ],
  })
}

function post(item: DigestItem, words: (typeof digestWords)['pt'], bud: string): Html {
  const { author, face, first, when, did, picture, morePhotos, sees, answer, flower } = item
  const above = [
    besidePortrait({ cid: face, name: author }, html`${paragraph('name', author)}${paragraph('quiet', when)}`),
    ...(did ? [paragraph('words', `${did}.`)] : []),
    ...(item.words ? [paragraph('words', brokenIntoLines(item.words))] : []),
  ]
  const below = [
    ...(morePhotos > 0 ? [paragraph('quiet', words.morePhotos(morePhotos))] : []),
    paragraph('leaf', sees),
    ...(flower
      ? [
          buttons([
            ...(answer ? [{ href: answer, text: words.answer(first), isMain: true }] : []),
            { href: flower, text: words.flower, isMain: false, icon: bud },
          ]),
        ]
      : []),
  ]
  return picture ? html`${section(...above)}${wide(photo(picture))}${section(...below)}` : section(...above, ...below)
}

/** As wide as the message where it lies; one that stands is narrower, so that words and buttons stay near. */
function photo({ cid, alt, width, height }: NonNullable<DigestItem['picture']>): Html {
  const shown = width >= height ? 600 : 360
  const size = `display:block;width:100%;max-width:${shown}px;height:auto;border:0`
  return html`<img src="cid:${cid}" alt="${alt}" width="${String(shown)}" height="${String(Math.round((height * shown) / width))}" border="0" class="ink" style="${new Html(size)};font-family:Arial,sans-serif;font-size:17px;line-height:25px;color:#18173b">`
}

function brokenIntoLines(text: string): Html {
  return html`${text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}`
}
