import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { story } from '../story/story.ts'
import { album, picturesOf, toldPost } from './album.ts'
import { paint, scenes, variationsOf } from './pictures.ts'
import { renderAll, renderJpeg } from './render.ts'
import { longSide } from './scene.ts'

const every = scenes.flatMap((scene) => variationsOf(scene).map((variation) => ({ scene, seed: `${variation}/1` })))

describe.each(every)('$scene $seed', ({ scene, seed }) => {
  const painting = paint(scene, seed)

  it('is the same picture every time, and another one with another seed', () => {
    expect(paint(scene, seed)).toEqual(painting)
    expect(paint(scene, `${seed}2`).svg).not.toBe(painting.svg)
  })

  it('is cut paper: flat paints only, every number drawn', () => {
    expect(painting.svg).not.toMatch(/<(linearGradient|radialGradient|filter|image|feTurbulence)/)
    expect(painting.svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('has a long side of 1600 pixels', () => {
    expect(Math.max(painting.width, painting.height)).toBe(longSide)
    expect(painting.svg).toContain(`viewBox="0 0 ${painting.width} ${painting.height}"`)
  })

  it('says what it shows in both languages, shortly', () => {
    for (const text of [painting.alt.pt, painting.alt.en]) {
      expect(text.length).toBeGreaterThan(20)
      expect(text.length).toBeLessThanOrEqual(140)
    }
    expect(painting.alt.pt).not.toBe(painting.alt.en)
  })
})

it('renders to a JPEG of the size that was painted', async () => {
  const painting = paint('mountains', 'serra/1')
  const { format, width, height, exif } = await sharp(await renderJpeg(painting)).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1600, height: 900, exif: undefined })
})

it('has at least three variations of every scene', () => {
  for (const scene of scenes) expect(variationsOf(scene).length, scene).toBeGreaterThanOrEqual(3)
})

describe('the album', () => {
  const pictures = album.flatMap((entry) => entry.pictures)

  it('shows one to seven pictures at each of its posts, and each post once', () => {
    const told = album.map(toldPost)
    expect(new Set(told).size).toBe(album.length)
    for (const entry of album) {
      expect(entry.pictures.length, entry.opening).toBeGreaterThanOrEqual(1)
      expect(entry.pictures.length, entry.opening).toBeLessThanOrEqual(7)
      expect(picturesOf(toldPost(entry))).toBe(entry.pictures)
    }
    expect(story.filter((post) => picturesOf(post).length > 0)).toHaveLength(album.length)
  })

  it('knows every scene and variation that it names', () => {
    for (const { scene, seed } of pictures) expect(variationsOf(scene)).toContain(seed.split('/')[0])
  })

  it('says what each picture shows in both languages', () => {
    for (const { alt } of pictures) expect([alt.pt.length, alt.en.length].every((n) => n > 0 && n <= 140)).toBe(true)
  })
})

it('renders what is missing in a cache, and only that', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'pictures-'))
  try {
    const pictures = album.flatMap((entry) => entry.pictures).slice(0, 3)
    const first = await renderAll(cache, pictures)
    const made = await Promise.all(first.map(({ file }) => stat(file)))
    await rm(first[1]!.file)
    expect(await renderAll(cache, pictures)).toEqual(first)
    const again = await Promise.all(first.map(({ file }) => stat(file)))
    expect(again.map(({ mtimeMs }, i) => mtimeMs === made[i]!.mtimeMs)).toEqual([true, false, true])
    expect((await readdir(cache)).sort()).toEqual([...new Set(first.map(({ file }) => basename(file)))].sort())
  } finally {
    await rm(cache, { recursive: true })
  }
})
