import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type MediaSize, mediaSizes, mediaWidths, type Photo } from '@varanda/domain/post/media'
import sharp from 'sharp'
import { type AlbumPicture, album } from './album.ts'
import { paint } from './pictures.ts'
import { thumbhash } from './thumbhash.ts'
import { readIfThere, writeWhole } from './whole-file.ts'

/** What the house measures of a photo: pixels of the large size, and what to show meanwhile. */
export type PhotoFacts = Pick<Photo, 'width' | 'height' | 'thumbhash'>

export interface Developed {
  facts: PhotoFacts
  /** Where each size lies, as WebP. */
  files: Record<MediaSize, string>
}

/** Part of every folder's name: raised when the same painting is to come out otherwise. */
const recipe = 1
/** Drawing an SVG takes one core, encoding the others: a third one fills the gaps of two. */
const sidesBySide = 3

/**
 * Paints pictures in every size that the house serves, or finds them in `cacheDir`, in a folder named by the SHA-256 of
 * what is painted. The answer keeps their order. The facts are written last: a folder with them is whole, and several
 * starts may share the cache.
 */
export async function developAll(
  cacheDir: string,
  pictures: readonly AlbumPicture[] = album.flatMap((entry) => entry.pictures),
): Promise<Map<AlbumPicture, Developed>> {
  const developed: [AlbumPicture, Developed][] = []
  const left = pictures.entries()
  const worker = async (): Promise<void> => {
    for (const [index, picture] of left) developed[index] = [picture, await develop(cacheDir, picture)]
  }
  await Promise.all(Array.from({ length: sidesBySide }, worker))
  return new Map(developed)
}

async function develop(cacheDir: string, { scene, seed }: AlbumPicture): Promise<Developed> {
  const { svg } = paint(scene, seed)
  const folder = join(cacheDir, createHash('sha256').update(`${recipe} ${svg}`).digest('hex'))
  const fileOf = (size: MediaSize) => join(folder, `${size}.webp`)
  const files = { small: fileOf('small'), medium: fileOf('medium'), large: fileOf('large') }
  const factsFile = join(folder, 'facts.json')
  const known = await readIfThere(factsFile)
  if (known !== undefined) return { facts: JSON.parse(known) as PhotoFacts, files }

  await mkdir(folder, { recursive: true })
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const drawn = () => sharp(data, { raw: { width, height, channels: 3 } })
  for (const size of mediaSizes) {
    const resized = drawn().resize({ width: mediaWidths[size], withoutEnlargement: true })
    await writeWhole(files[size], await resized.webp({ quality: 80, effort: 2 }).toBuffer())
  }
  const tiny = await drawn()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = thumbhash({ data: tiny.data, width: tiny.info.width, height: tiny.info.height })
  const facts: PhotoFacts = { width, height, thumbhash: hash }
  await writeWhole(factsFile, JSON.stringify(facts))
  return { facts, files }
}
