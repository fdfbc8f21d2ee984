import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readLatestBuild } from '@varanda/domain/instance/build'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepAssets } from './keep-assets.ts'
import { stampBuild } from './stamp-build.ts'

const now = new Date('2026-11-24T12:00:00Z')
let home = ''

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'varanda-build-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

function lay(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, name, file)), { recursive: true })
    writeFileSync(join(home, name, file), text)
  }
  return join(home, name)
}

const page = '<!doctype html><html><head><meta charset="utf-8"><title>x</title></head></html>'
const files = {
  'index.html': page,
  'member/index.html': page.replace('"utf-8">', '"utf-8" />'),
  'member/assets/a-1.js': 'let a',
  '_astro/b-1.css': 'b{}',
}

describe('stampBuild', () => {
  it('tells every page the build that the instance says it serves', () => {
    const folder = lay('one', files)
    const build = stampBuild(folder, now)
    const said = readLatestBuild(JSON.parse(readFileSync(join(folder, 'builds/latest.json'), 'utf8')))
    expect(said).toEqual({ ...build, at: now.toISOString() })
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    expect(read('index.html')).toContain(`<meta name="build" content="${build.id}">`)
    expect(read('member/index.html')).toContain(`<meta name="build" content="${build.member}">`)
  })

  it('gives the same build the same names, and another word on a page no new version of the app', () => {
    const first = stampBuild(lay('one', files), now)
    expect(stampBuild(lay('again', files), new Date(0))).toEqual({ ...first, at: new Date(0).toISOString() })
    const words = stampBuild(lay('words', { ...files, 'index.html': page.replace('x', 'y') }), now)
    expect(words.member).toBe(first.member)
    expect(words.id).not.toBe(first.id)
    const app = stampBuild(lay('app', { ...files, 'member/assets/a-1.js': 'let b' }), now)
    expect([app.member === first.member, app.id === first.id]).toEqual([false, false])
  })

  it('refuses a page that it cannot tell', () => {
    expect(() => stampBuild(lay('bad', { 'x.html': '<p>' }), now)).toThrow('x.html')
  })
})

describe('keepAssets', () => {
  it('keeps files of earlier builds for a day, and nothing else of theirs', () => {
    const previous = lay('previous', { ...files, 'old.html': page, '_astro/c-1.js': 'let c' })
    const yesterday = new Date(now.getTime() - 25 * 60 * 60_000)
    for (const file of ['member/assets/a-1.js', '_astro/b-1.css']) utimesSync(join(previous, file), now, now)
    utimesSync(join(previous, '_astro/c-1.js'), yesterday, yesterday)
    const next = lay('next', { 'index.html': page, '_astro/b-1.css': 'newer' })
    keepAssets(previous, next, now)
    expect(readFileSync(join(next, 'member/assets/a-1.js'), 'utf8')).toBe('let a')
    expect(readFileSync(join(next, '_astro/b-1.css'), 'utf8')).toBe('newer')
    expect([existsSync(join(next, 'old.html')), existsSync(join(next, '_astro/c-1.js'))]).toEqual([false, false])
  })

  it('lets go of what no build had for a day, however often it was carried along', () => {
    const previous = lay('previous', { 'member/assets/a-1.js': 'let a' })
    utimesSync(join(previous, 'member/assets/a-1.js'), now, now)
    const second = lay('second', files)
    rmSync(join(second, 'member/assets'), { recursive: true })
    cpSync(previous, second, { recursive: true, preserveTimestamps: true })
    const third = lay('third', { 'index.html': page })
    keepAssets(second, third, new Date(now.getTime() + 25 * 60 * 60_000))
    expect(existsSync(join(third, 'member/assets/a-1.js'))).toBe(false)
  })

  it('needs no earlier build', () => {
    expect(() => keepAssets(join(home, 'none'), lay('next', files), now)).not.toThrow()
  })
})
