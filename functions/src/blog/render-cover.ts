import { type BlogCover, blogCoverWidths, socialCover } from '@varanda/domain/blog/blog'
import { type CoverFile, coverFiles } from '@varanda/domain/blog/blog-cover'
import type { Sharp } from 'sharp'
import { openSharp } from '../media/open-sharp.ts'
import { decode } from '../media/render.ts'

export interface RenderedCover {
  /** Pixels of the largest. */
  size: Pick<BlogCover, 'width' | 'height'>
  files: { file: CoverFile; bytes: Buffer }[]
}

/** Every file of a cover, never larger than the picture came. Throws NotAnImage. */
export async function renderCover(original: Buffer): Promise<RenderedCover> {
  const [sharp, { data, info }] = await Promise.all([openSharp(), decode(original)])
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const files: RenderedCover['files'] = []
  for (const file of coverFiles) {
    const drawn = sharp(data, { raw, limitInputPixels: false })
    files.push({ file, bytes: await encoded(drawn, file).toBuffer() })
  }
  const width = Math.min(info.width, Math.max(...blogCoverWidths))
  return { size: { width, height: Math.max(1, Math.round((info.height * width) / info.width)) }, files }
}

function encoded(drawn: Sharp, { width, format }: CoverFile): Sharp {
  if (format === 'jpg') {
    // What is left of a transparent picture in a JPEG is to stand on paper, not on black.
    return drawn
      .resize({ ...socialCover, fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82, mozjpeg: true })
  }
  const resized = drawn.resize({ width, withoutEnlargement: true })
  return format === 'webp' ? resized.webp({ quality: 80, effort: 4 }) : resized.avif({ quality: 55, effort: 3 })
}
