import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mediaSizes, mediaWidths } from '@varanda/domain/post/media'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { story } from '../story/story.ts'
import { album, picturesOf, toldPost } from './album.ts'
import { developAll } from './develop.ts'
import { described, paint, scenes, variationsOf } from './pictures.ts'
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

describe('the darkroom', () => {
  const some = album.flatMap((entry) => entry.pictures).slice(0, 3)
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('draws every size at the true proportions, without metadata, the same bytes in any folder', async () => {
    const [one, other] = await Promise.all(['one', 'other'].map((name) => developAll(join(folder, name), some)))
    for (const picture of some) {
      const { facts, files } = one!.get(picture)!
      const { width, height } = described(picture.scene, picture.seed)
      expect(facts).toEqual({ width, height, thumbhash: expect.stringMatching(/^[\w+/=]{20,50}$/) })
      expect(other!.get(picture)!.facts).toEqual(facts)
      for (const size of mediaSizes) {
        const bytes = await readFile(files[size])
        expect(bytes.equals(await readFile(other!.get(picture)!.files[size]))).toBe(true)
        const drawn = await sharp(bytes).metadata()
        expect([drawn.format, drawn.exif, drawn.icc]).toEqual(['webp', undefined, undefined])
        expect(drawn.width).toBe(Math.min(mediaWidths[size], width))
        expect(drawn.height / drawn.width).toBeCloseTo(height / width, 2)
      }
    }
  })

  it('draws what is missing in its folder, and only that', async () => {
    const whole = await developAll(folder, some)
    const timesOf = () => Promise.all([...whole.values()].map(async ({ files }) => (await stat(files.large)).mtimeMs))
    const before = await timesOf()
    await rm(dirname(whole.get(some[1]!)!.files.large), { recursive: true })
    expect(await developAll(folder, some)).toEqual(whole)
    expect((await timesOf()).map((time, i) => time === before[i])).toEqual([true, false, true])
  })
})
