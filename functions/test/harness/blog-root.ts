/** A project folder with the built functions and a small site's templates, laid out as a build does it. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layBlogPages } from '../../../scripts/build/blog-pages.ts'

const repository = join(import.meta.dirname, '../../..')

const head = `<title>{{head.title}}</title><meta name="description" content="{{head.description}}">
<link rel="canonical" href="{{head.canonical}}">
{{#head.alternates}}<link rel="alternate" hreflang="{{hreflang}}" href="{{href}}">
{{/head.alternates}}{{#head.noindex}}<meta name="robots" content="noindex">{{/head.noindex}}
<meta property="og:image" content="{{head.image}}"><script type="application/ld+json">{{{head.jsonLd}}}</script>`

const cards = `{{#cards}}<li><a href="{{href}}" lang="{{lang}}">{{title}}</a> {{day}} {{minutes}}
{{#cover}}<img srcset="{{avif}}" src="{{src}}" alt="{{alt}}">{{/cover}}</li>{{/cards}}`

const shells = {
  list: `${head}<h1>{{heading}}</h1>{{#lead}}<h2><a href="{{href}}">{{title}}</a></h2>{{/lead}}<ul>${cards}</ul>
{{#isEmpty}}<p>empty</p>{{/isEmpty}}{{#tags}}<a class="tag" href="{{href}}">{{name}}</a>{{/tags}}
{{#place}}<p>{{place}}</p>{{/place}}{{#newer}}<a rel="prev" href="{{newer}}"></a>{{/newer}}
{{#older}}<a rel="next" href="{{older}}"></a>{{/older}}`,
  post: `${head}<article lang="{{lang}}"><h1>{{title}}</h1><p>{{day}} {{minutes}}</p>
{{#updated}}<p class="updated">{{updated.day}}</p>{{/updated}}<div>{{{content}}}</div></article>
{{#onlyIn}}<p class="note">{{onlyIn.note}}</p>{{/onlyIn}}{{#related}}<a class="related" href="{{href}}">{{title}}</a>{{/related}}`,
  missing: `${head}<h1>missing</h1><ul>${cards}</ul>`,
}

export interface BlogRoot {
  path: string
  /** Where the pages that were made ahead are. */
  pages: string
  remove(): void
}

export async function blogRoot(): Promise<BlogRoot> {
  const path = mkdtempSync(join(tmpdir(), 'varanda-blog-'))
  for (const file of ['firestore.rules', 'storage.rules', 'firestore.indexes.json', 'firebase.json'])
    cpSync(join(repository, file), join(path, file))
  const functions = join(path, 'functions/dist')
  mkdirSync(functions, { recursive: true })
  for (const file of ['index.js', 'package.json'])
    cpSync(join(repository, 'functions/dist', file), join(functions, file))
  symlinkSync(join(repository, 'functions/node_modules'), join(path, 'functions/node_modules'))
  const site = join(path, 'dist')
  for (const [locale, lang] of [
    ['', 'pt-BR'],
    ['en', 'en-US'],
  ] as const) {
    mkdirSync(join(site, locale, 'blog-shells'), { recursive: true })
    for (const [name, shell] of Object.entries(shells)) {
      const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8">${shell}</html>`
      writeFileSync(join(site, locale, 'blog-shells', `${name}.html`), page)
    }
  }
  writeFileSync(join(site, '404.html'), '<h1>404</h1>')
  writeFileSync(join(site, '500.html'), '<h1>500, our own</h1>')
  await layBlogPages({ site, functions, siteUrl: null, from: null })
  return { path, pages: join(functions, 'blog/pages'), remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Marks a page that was made ahead, so that it is known again when it is served. */
export function mark(file: string, text: string): void {
  writeFileSync(file, readFileSync(file, 'utf8') + text)
}
