import { brand } from '@varanda/domain/brand'
import { type Locale, localeTags, localizedPath } from '@varanda/domain/locale'
import { site as en } from '@varanda/domain/site/messages/en/site'
import { site as pt } from '@varanda/domain/site/messages/pt/site'
import { routes } from '@varanda/domain/site/routes'
import { Html, html } from '../../mail/html.ts'

export const nothing = new Html('')

/** For pages that are whole without a script: nothing but the instance's own style, letters and forms. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

interface Shape {
  /** What stands before the heading. */
  above?: Html
  /** A class of the page. */
  wears?: string
}

/** A page in the site's design, which /house.css holds; `title` is its heading as well. */
export function instancePage(
  locale: Locale,
  title: string,
  content: Html,
  { above = nothing, wears = '' }: Shape = {},
): string {
  const home = localizedPath(locale, routes.home.path)
  return html`<!doctype html>
<html lang="${localeTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${title} · ${brand.name}</title>
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/house.css"></head>
<body class="house ${wears}"><header><a href="${home}"><img src="/favicon.svg" alt="" width="40" height="40">${brand.name}</a></header>
<main>${above}<h1 class="title">${title}</h1>
${content}</main>
<footer><a href="${home}">${{ pt, en }[locale].home}</a></footer></body>
</html>
`.text
}

/** Short facts as a list. */
export const notes = (lines: readonly string[]): Html =>
  html`<ul class="notes">${lines.map((line) => html`<li>${line}</li>`)}</ul>`
