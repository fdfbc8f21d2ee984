import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@varanda/domain/brand'
import { type Locale, localeTags, otherLocale } from '@varanda/domain/locale'
import { app as appEn } from '@varanda/domain/messages/en/app'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { app as appPt } from '@varanda/domain/messages/pt/app'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'
import { feed as feedEn } from '@varanda/domain/post/messages/en/feed'
import { post as postEn } from '@varanda/domain/post/messages/en/post'
import { feed as feedPt } from '@varanda/domain/post/messages/pt/feed'
import { post as postPt } from '@varanda/domain/post/messages/pt/post'
import { describe, expect, it } from 'vitest'

const built = new URL('../../member-app/dist', import.meta.url).pathname
/** What the first page says, all of it whole sentences or nearly. */
const words = { pt: [appPt, errorsPt, feedPt, postPt], en: [appEn, errorsEn, feedEn, postEn] }
const longWords = 16
const pages = { pt: 'index.html', en: 'en/index.html' } satisfies Record<Locale, string>
const read = (file: string) => readFileSync(join(built, file), 'utf8')

/** Those that are no function of something else, and do not hold the name, which is put in where they are said. */
function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return texts.length >= longWords && !texts.includes(brand.name) ? [texts] : []
  return texts && typeof texts === 'object' ? Object.values(texts).flatMap(sentencesIn) : []
}

/** What a page's scripts are, with all that they import at once. */
function scriptsOf(page: string): string {
  const found = new Map<string, string>()
  const take = (file: string) => {
    if (found.has(file)) return
    const text = read(join('assets', file))
    found.set(file, text)
    for (const [, next] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) take(next!)
  }
  for (const [, file] of read(page).matchAll(/<script[^>]* src="\/member\/assets\/([^"]+)"/g)) take(file!)
  return [...found.values()].join('\n')
}

describe.each(['pt', 'en'] as const)('the page in %s', (locale) => {
  const page = read(pages[locale])
  const scripts = scriptsOf(pages[locale])

  it('says so, and brings the words of its language', () => {
    expect(page).toContain(`<html lang="${localeTags[locale]}">`)
    const said = sentencesIn(words[locale])
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((sentence) => !scripts.includes(sentence))).toEqual([])
  })

  it('brings none of the other', () => {
    const others = sentencesIn(words[otherLocale(locale)]).filter((sentence) => scripts.includes(sentence))
    expect(others).toEqual([])
  })
})
