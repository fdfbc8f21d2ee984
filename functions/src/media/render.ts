import {
  formatsOf,
  type MediaFormat,
  type MediaSize,
  mediaLimits,
  mediaSizes,
  mediaWidths,
  tallest,
} from '@varanda/domain/post/media'
import { rgbaToThumbHash } from 'thumbhash'
import { openSharp } from './open-sharp.ts'
import { sniff } from './sniff.ts'

/** One size in one format, ready to be served. */
export interface Rendition {
  size: MediaSize
  format: MediaFormat
  bytes: Buffer
}

export interface Rendered {
  /** Pixels of the large size, upright. */
  width: number
  height: number
  thumbhash: string
  renditions: Rendition[]
}

/** What came is no picture of a kind that we read, is damaged, or has too many pixels. */
export class NotAnImage extends Error {}

/**
 * Draws a picture anew in every size: upright, in sRGB, without anything that came along in the file (place, camera,
 * thumbnails, profiles, what hides behind the end). Of an animation the first frame stays. Throws NotAnImage.
 */
export async function render(original: Buffer): Promise<Rendered> {
  const [sharp, { data, info }] = await Promise.all([openSharp(), decode(original)])
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const drawn = () => sharp(data, { raw, limitInputPixels: false })
  const renditions: Rendition[] = []
  for (const size of mediaSizes) {
    for (const format of formatsOf[size]) {
      const resized = drawn().resize(box(size))
      const encoded =
        format === 'webp' ? resized.webp({ quality: 80, effort: 3 }) : resized.avif({ quality: 52, effort: 1 })
      renditions.push({ size, format, bytes: await encoded.toBuffer() })
    }
  }
  const tiny = await drawn()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const thumbhash = Buffer.from(rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data)).toString('base64')
  return { width: info.width, height: info.height, thumbhash, renditions }
}

/** The picture's pixels at the large size, drawn anew as for `render`. Throws NotAnImage. */
export async function decode(original: Buffer) {
  const kind = sniff(original)
  if (!kind) throw new NotAnImage()
  const sharp = await openSharp()
  try {
    const image = sharp(original, { limitInputPixels: mediaLimits.pixels, failOn: 'error', pages: 1 })
    const { format } = await image.metadata()
    if (format !== kind) throw new NotAnImage()
    return await image
      .autoOrient()
      .resize(box('large'))
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw new NotAnImage()
  }
}

function box(size: MediaSize) {
  const width = mediaWidths[size]
  return { width, height: width * tallest, fit: 'inside', withoutEnlargement: true } as const
}
