import { type PortraitSize, portraitShape, portraitSizes, portraitWidths } from '@varanda/domain/member/portrait'
import { openSharp } from '../media/open-sharp.ts'
import { decode } from '../media/render.ts'

/** Draws a portrait anew in each size, cut to its shape round the middle. Throws NotAnImage. */
export async function renderPortrait(original: Buffer): Promise<{ size: PortraitSize; bytes: Buffer }[]> {
  const [sharp, { data, info }] = await Promise.all([openSharp(), decode(original)])
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    portraitSizes.map(async (size) => {
      const width = portraitWidths[size]
      const height = Math.round((width * portraitShape.height) / portraitShape.width)
      const drawn = sharp(data, { raw, limitInputPixels: false }).resize(width, height, { fit: 'cover' })
      return { size, bytes: await drawn.webp({ quality: 82, effort: 3 }).toBuffer() }
    }),
  )
}
