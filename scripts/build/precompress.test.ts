import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { precompress } from './precompress.ts'

it('leaves compressed forms of long text only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-precompress-'))
  const text = 'varanda '.repeat(200)
  for (const name of ['long.js', 'page.html', 'photo.png']) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'short.js'), text.slice(0, 1000))
  await precompress(folder)
  expect(readdirSync(folder).sort()).toEqual([
    'long.js',
    'long.js.br',
    'long.js.gz',
    'page.html',
    'page.html.br',
    'page.html.gz',
    'photo.png',
    'short.js',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'long.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(text)
  rmSync(folder, { recursive: true })
})
