import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { isKept, keepAssets } from './keep-assets.ts'

const root = mkdtempSync(join(tmpdir(), 'varanda-kept-'))
afterEach(() => rmSync(root, { recursive: true }))

function put(...files: string[]): void {
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), file)
  }
}

it('a day long a build carries the files of earlier ones, which an archive leaves out', () => {
  put('site/dist/_astro/new.js', 'member-app/dist/assets/same.js')
  put('dist/_astro/old.js', 'dist/_astro/old.js.br', 'dist/member/assets/same.js', 'dist/index.html')
  put('next/_astro/new.js', 'next/_astro/new.js.gz', 'next/member/assets/same.js', 'next/index.html')
  keepAssets(join(root, 'dist'), join(root, 'next'), new Date())
  const all = readdirSync(join(root, 'next'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.\w+$/.test(path),
  )
  expect(all.filter((path) => isKept(root, path)).sort()).toEqual(['_astro/old.js', '_astro/old.js.br'])
  expect(all.filter((path) => !isKept(root, path)).sort()).toEqual([
    ...['_astro/new.js', '_astro/new.js.gz', 'index.html', 'member/assets/same.js'],
  ])
  const later = new Date(Date.now() + 25 * 60 * 60_000)
  keepAssets(join(root, 'dist'), join(root, 'later'), later)
  expect(isKept(root, 'index.html')).toBe(false)
  expect(() => readdirSync(join(root, 'later'))).toThrow()
})
