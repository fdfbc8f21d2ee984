import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { unusedMessages } from './unused.ts'

const pt = `export const door = {
  title: 'Porta', unread: 'x',
  form: { label: 'Nome', unread: 'x' },
  own: { title: 'Sua' }, other: { title: 'Outra', more: 'Mais' },
  errors: { a: 'A', b: 'B' },
  keep: { label: 'L', hint: 'H' },
  says: (name: string) => name, list: ['um', 'dois'],
}`
const en = `import type { door as pt } from '../pt/door.ts'
${pt} satisfies typeof pt`

const readers = {
  'page.astro': `---
import { door as en } from '../domain/src/messages/en/door.ts'
import { door as pt } from '../domain/src/messages/pt/door.ts'
import Part from './part.astro'
const words = Astro.url.pathname === '/en' ? en : pt
const { list } = words
---
<!doctype html>
<Part words={words.form} />
<p class:list={list}>{words.title}</p>
<style>p { color: red }</style>
`,
  'part.astro': `---
import type { door } from '../domain/src/messages/pt/door.ts'
interface Props { words: (typeof door)['form'] }
const { words } = Astro.props
---
<label>{words.label}</label>
`,
  'code.ts': `import { door } from '../domain/src/messages/pt/door.ts'
export const one = (code: 'a' | 'b') => door.errors[code]
export const two = (isOwn: boolean) => { const words = isOwn ? door.own : door.other; return words.title }
const tick = (words: { label: string; hint: string }) => words.label + words.hint
export const three = tick(door.keep) + door.says('x')
`,
}

it('names what nobody reads, through choices, parts of a page and objects that go on whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-messages-'))
  const write = (path: string, text: string) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  }
  try {
    const files = [
      write('domain/src/messages/pt/door.ts', pt),
      write('domain/src/messages/en/door.ts', en),
      ...Object.entries(readers).map(([name, text]) => write(`src/${name}`, text)),
    ]
    expect(unusedMessages(files)).toEqual(['door: door.form.unread', 'door: door.unread'])
    // Without the page, only what the code reads is read.
    expect(unusedMessages(files.filter((file) => !file.endsWith('.astro')))).toEqual([
      'door: door.form.label',
      'door: door.form.unread',
      'door: door.list',
      'door: door.title',
      'door: door.unread',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
