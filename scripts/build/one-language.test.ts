import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, localeTags, otherLocale } from '@varanda/domain/locale'
import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { describe, expect, it } from 'vitest'

const built = new URL('../../member-app/dist', import.meta.url).pathname
const words = { pt, en }
const pages = { pt: 'index.html', en: 'en/index.html' } satisfies Record<Locale, string>
const read = (file: string) => readFileSync(join(built, file), 'utf8')

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
    for (const sentence of Object.values(words[locale])) expect(scripts).toContain(sentence)
  })

  it('brings none of the other', () => {
    const others = Object.values(words[otherLocale(locale)]).filter((sentence) => scripts.includes(sentence))
    expect(others).toEqual([])
  })
})
