import { createHash } from 'node:crypto'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { socialCover } from '@varanda/domain/blog/blog'
import { type CoverFile, coverFiles } from '@varanda/domain/blog/blog-cover'
import sharp, { type Sharp } from 'sharp'
import { diceOf } from '../pictures/dice.ts'
import { shapes } from '../pictures/scene.ts'
import { writeWhole } from '../pictures/whole-file.ts'
import { coverShape } from './documents.ts'
import { blogPosts } from './posts.ts'
import type { ToldBlogPost } from './telling.ts'

/** Where each file of a cover lies. */
export type DevelopedCover = readonly { file: CoverFile; path: string }[]

/** Part of every folder's name: raised when the same painting is to come out otherwise. */
const recipe = 1

/**
 * Paints the covers of posts in every file that pages ask for, or finds them in `cacheDir`, in a folder named by the
 * SHA-256 of what is painted. The last file of a folder is written last: with it, the folder is whole.
 */
export async function developCovers(
  cacheDir: string,
  posts: readonly ToldBlogPost[] = blogPosts,
): Promise<Map<ToldBlogPost, DevelopedCover>> {
  const developed = new Map<ToldBlogPost, DevelopedCover>()
  for (const told of posts) developed.set(told, await develop(cacheDir, told))
  return developed
}

async function develop(cacheDir: string, { id, cover }: ToldBlogPost): Promise<DevelopedCover> {
  const [width, height] = shapes[coverShape]
  const drawn = cover.paint({ width, height, dice: diceOf(`blog ${id}`) })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`
  const folder = join(cacheDir, createHash('sha256').update(`cover ${recipe} ${svg}`).digest('hex'))
  const files = coverFiles.map((file) => ({ file, path: join(folder, `${file.width}.${file.format}`) }))
  if (await isThere(files.at(-1)!.path)) return files

  await mkdir(folder, { recursive: true })
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  const painting = () => sharp(data, { raw: { width, height, channels: 3 } })
  const encoded = await Promise.all(files.map(({ file }) => encode(painting(), file).toBuffer()))
  for (const [index, { path }] of files.entries()) await writeWhole(path, encoded[index]!)
  return files
}

function encode(painting: Sharp, { width, format }: CoverFile): Sharp {
  switch (format) {
    case 'avif':
      return painting.resize({ width }).avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' })
    case 'webp':
      return painting.resize({ width }).webp({ quality: 75, effort: 2 })
    case 'jpg':
      return painting.resize({ ...socialCover, fit: 'cover' }).jpeg({ quality: 82 })
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
