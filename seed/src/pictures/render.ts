import { createHash } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type AlbumPicture, album } from './album.ts'
import { type Painting, paint, type SceneName } from './pictures.ts'

/** A painting as a JPEG of its own size, without metadata. */
export function renderJpeg(painting: Painting): Promise<Buffer> {
  return sharp(Buffer.from(painting.svg)).jpeg({ quality: 82 }).toBuffer()
}

/** Where a rendered picture lies. */
export interface Rendered {
  scene: SceneName
  seed: string
  file: string
  width: number
  height: number
}

/**
 * Makes sure that every picture of the album is in `cacheDir` and tells where, in the album's order. A file is named
 * by the SHA-256 of its SVG, so only what is missing is rendered, one at a time: it may run in a worker beside the
 * server, and several may share a folder. A file appears whole or not at all.
 */
export async function renderAll(
  cacheDir: string,
  pictures: readonly AlbumPicture[] = album.flatMap((entry) => entry.pictures),
): Promise<Rendered[]> {
  await mkdir(cacheDir, { recursive: true })
  const rendered: Rendered[] = []
  for (const { scene, seed } of pictures) {
    const painting = paint(scene, seed)
    const name = createHash('sha256').update(painting.svg).digest('hex')
    const file = join(cacheDir, `${name}.jpg`)
    if (!(await exists(file))) {
      const unfinished = join(cacheDir, `${name}.${process.pid}.part`)
      await writeFile(unfinished, await renderJpeg(painting))
      await rename(unfinished, file)
    }
    rendered.push({ scene, seed, file, width: painting.width, height: painting.height })
  }
  return rendered
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
