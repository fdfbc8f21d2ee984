import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aboveFloor, lackedBy } from './above-floor.ts'

const root = new URL('../..', import.meta.url).pathname

/** Whatever a browser is given, libraries and workers included, with its path. */
const files = ['site/dist', 'member-app/dist', 'functions/dist/blog']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(js|css|html|svg)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const styles = files
  .filter(({ file }) => !file.endsWith('.js'))
  .map(({ file, text }) => ({
    file,
    text: file.endsWith('.html')
      ? [...text.matchAll(/<style[^>]*>[\s\S]*?<\/style>| style="[^"]*"/g)].join('\n')
      : text,
  }))

/** Words that too much else is called by; the journeys without them find out. */
const commonWords = [
  'bytes',
  'connection',
  'direction',
  'filter',
  'getHTML',
  'read',
  'reset',
  'resize',
  'share',
  'size',
  'sync',
  'toBase64',
  'union',
  'write',
]

/** What our code or a library of ours asks for before it uses it, and does without where it is not. */
const askedFor: Record<string, string> = {
  'Document.prototype.caretPositionFromPoint': 'ProseMirror',
  'Document.prototype.caretRangeFromPoint': 'ProseMirror',
  'Document.prototype.startViewTransition': 'site, member-app, React and TanStack Router',
  'HTMLElement.prototype.popover': 'React, of an element that has the attribute',
  'HTMLImageElement.prototype.fetchPriority': "React, of a link's properties",
  'IDBFactory.prototype.databases': 'client',
  'Intl.Segmenter': 'Firestore, in pipelines alone',
  'Navigator.prototype.canShare': 'member-app',
  'Navigator.prototype.clearAppBadge': 'member-app and its worker',
  'Navigator.prototype.setAppBadge': 'member-app and its worker',
  'Selection.prototype.getComposedRanges': 'ProseMirror',
  'Symbol.dispose': 'Closure, in WebChannel: it makes its own',
  Temporal: 'Firestore, in conversions that are not called',
  cookieStore: 'Firebase Auth, for cookies that are not used',
  navigation: 'React',
  requestIdleCallback: 'Astro, for islands',
  trustedTypes: 'ProseMirror',
  Float16Array: 'a name in a table',
}

/** How minified code speaks of it. */
function mentionOf(path: string): RegExp {
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (!path.includes('.')) return new RegExp(`(?<![.\\w$'"\`{-])${name}\\b(?!\\s*[:\\w'"\`-])|window\\.${name}\\b`)
  if (path.includes('.prototype.')) return new RegExp(`\\.${name}\\b`)
  return new RegExp(`\\b${path.replace('.', '\\??\\.')}\\b`)
}

describe('what browsers of the floor are given', () => {
  it('holds a list of what came later, and of nothing else', () => {
    const notLater = Object.entries(aboveFloor).filter(([, since]) => lackedBy(since).length === 0)
    expect(notLater).toEqual([])
  })

  it('needs nothing that came later', () => {
    const scripts = files.filter(({ file }) => /\.(js|html)$/.test(file))
    const needed = Object.keys(aboveFloor)
      .filter((path) => !(path in askedFor) && !commonWords.includes(path.slice(path.lastIndexOf('.') + 1)))
      .flatMap((path) =>
        scripts.filter(({ text }) => mentionOf(path).test(text)).map(({ file }) => `${path} in ${file}`),
      )
    expect(needed).toEqual([])
  })

  it('wears no colour or selector that came later', () => {
    // Chrome 123 and Safari 17.5; Chrome 118; Chrome 125 (as a step of a number); Chrome 120 without a plain rule
    // beside it.
    const later = [/light-dark\(/, /@scope\b/, /[:\s(,]round\(/, /&[\s.:[>]/]
    const found = styles.flatMap(({ file, text }) =>
      later.filter((pattern) => pattern.test(text)).map((pattern) => `${pattern} in ${file}`),
    )
    expect(found).toEqual([])
    const attributes = files.filter(({ file, text }) => /\.(html|js|svg)$/.test(file) && text.includes('light-dark('))
    expect(attributes.map(({ file }) => file)).toEqual([])
  })

  it('masks and rests on subgrid only beside what older browsers know', () => {
    const bare = styles.filter(({ text }) => /[;{]mask:/.test(text) && !text.includes('-webkit-mask:'))
    expect(bare.map(({ file }) => file)).toEqual([])
    const unasked = styles.filter(
      ({ text }) => /subgrid/.test(text) && !/@supports ?\(grid-template-rows: ?subgrid\)/.test(text),
    )
    expect(unasked.map(({ file }) => file)).toEqual([])
  })
})
