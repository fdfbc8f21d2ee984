/** What the pages say is being built, and what they say of themselves while something is. */

import { locales, localizedPath } from '@varanda/domain/locale'
import { type ClaimPage, signsOn } from '@varanda/domain/site/claims'
import { works as en } from '@varanda/domain/site/messages/en/works'
import { works as pt } from '@varanda/domain/site/messages/pt/works'
import { routes } from '@varanda/domain/site/routes'
import { DomUtils } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { pageAt, pages } from './built-site.ts'

const claiming = ['home', 'features', 'useCases', 'about'] as const satisfies readonly ClaimPage[]
const texts = { pt, en }
const signsIn = (path: string) =>
  pageAt.get(path)!.elements.filter(({ attribs }) => attribs['data-building'] !== undefined)

describe.each(locales.flatMap((locale) => claiming.map((page) => [locale, page] as const)))('%s %s', (locale, page) => {
  const path = localizedPath(locale, routes[page].path)

  it('hangs a sign at all that is being built, and at nothing else', () => {
    const hung = signsIn(path).map(({ attribs }) => attribs['data-building']!)
    expect([...new Set(hung)].toSorted()).toEqual(signsOn(page).toSorted())
  })

  it('has signs that say so in words', () => {
    for (const sign of signsIn(path)) expect(DomUtils.textContent(sign).trim()).toBe(texts[locale].sign)
  })
})

it('no other page hangs signs', () => {
  const named = new Set(locales.flatMap((locale) => claiming.map((page) => localizedPath(locale, routes[page].path))))
  for (const { path } of pages) if (!named.has(path)) expect(signsIn(path), path).toEqual([])
})

it.each(locales)('the descriptions of what it does and what for say it too, %s', (locale) => {
  for (const page of ['features', 'useCases'] as const) {
    const { elements } = pageAt.get(localizedPath(locale, routes[page].path))!
    const said = elements.flatMap(({ name, attribs }) =>
      name === 'meta' && (attribs.name === 'description' || attribs.property === 'og:description')
        ? [attribs.content!]
        : [],
    )
    expect(said).toHaveLength(2)
    for (const description of said)
      expect(description.endsWith(texts[locale].description)).toBe(signsOn(page).length > 0)
  }
})
