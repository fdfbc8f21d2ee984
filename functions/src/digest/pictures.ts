import { digestLimits } from '@varanda/domain/digest/digest'
import { openSharp } from '../media/open-sharp.ts'
import { smallBytes } from '../media/small-picture.ts'

/** A photo as it is attached to a mail; sizes in pixels. */
export interface MailPicture {
  jpeg: Buffer
  width: number
  height: number
}

/** From the best to the smallest: what is too much as one is tried as the next. */
const steps = [
  { width: 480, quality: 62 },
  { width: 480, quality: 45 },
  { width: 360, quality: 45 },
  { width: 240, quality: 45 },
  { width: 240, quality: 25 },
] as const

/**
 * Photos as JPEG, the one kind that every mail program shows, so small that all of them fit into a mail; undefined for
 * one that is gone, or that nothing makes small enough.
 */
export async function mailPictures(
  photos: readonly { postId: string; id: string }[],
): Promise<(MailPicture | undefined)[]> {
  const most = Math.min(45_000, Math.floor(digestLimits.pictureBytes / Math.max(1, photos.length)))
  const drawn: (MailPicture | undefined)[] = []
  // One after the other: many mails are made at once.
  for (const { postId, id } of photos) drawn.push(await draw(await smallBytes(postId, id), most))
  return drawn
}

async function draw(original: Buffer | undefined, most: number): Promise<MailPicture | undefined> {
  if (!original) return undefined
  const sharp = await openSharp()
  for (const { width, quality } of steps) {
    const { data, info } = await sharp(original)
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fffdf8' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    if (data.length <= most) return { jpeg: data, width: info.width, height: info.height }
  }
  return undefined
}
