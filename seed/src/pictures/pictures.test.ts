import { readdir } from 'node:fs/promises'
import { mediaSizes, mediaWidths } from '@varanda/domain/post/media'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { story } from '../story/story.ts'
import { album, picturesOf, toldPost } from './album.ts'
import { type PictureName, pictureFile, pictures } from './pictures.ts'

const names = Object.keys(pictures) as PictureName[]

describe.each(names)('%s', (name) => {
  const { width, height, alt } = pictures[name]

  it('lies in every size at its true proportions, without metadata', async () => {
    for (const size of mediaSizes) {
      const file = await sharp(pictureFile(name, size)).metadata()
      expect([file.format, file.exif, file.icc]).toEqual(['webp', undefined, undefined])
      expect(file.width).toBe(Math.min(mediaWidths[size], width))
      expect(file.height).toBe(Math.round((file.width * height) / width))
    }
  })

  it('says what it shows in both languages, shortly', () => {
    for (const text of [alt.pt, alt.en]) {
      expect(text.length).toBeGreaterThan(20)
      expect(text.length).toBeLessThanOrEqual(140)
    }
    expect(alt.pt).not.toBe(alt.en)
  })
})

it('keeps no file that is no picture of the album', async () => {
  const entries = await readdir(new URL('../../photos', import.meta.url), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`)
  expect(files.toSorted()).toEqual(
    names.flatMap((name) => mediaSizes.map((size) => pictureFile(name, size))).toSorted(),
  )
  expect(new Set(album.flatMap((entry) => entry.pictures.map(({ name }) => name)))).toEqual(new Set(names))
})

describe('the album', () => {
  it('shows one to seven pictures at each of its posts, each once, and each post once', () => {
    expect(new Set(album.map(toldPost)).size).toBe(album.length)
    for (const entry of album) {
      const shown = entry.pictures.map(({ name }) => name)
      expect(shown.length, entry.opening).toBeGreaterThanOrEqual(1)
      expect(shown.length, entry.opening).toBeLessThanOrEqual(7)
      expect(new Set(shown).size, entry.opening).toBe(shown.length)
      expect(picturesOf(toldPost(entry))).toBe(entry.pictures)
    }
    expect(story.filter((post) => picturesOf(post).length > 0)).toHaveLength(album.length)
  })
})
