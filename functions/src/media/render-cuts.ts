import { openSharp } from './open-sharp.ts'
import { decode } from './render.ts'

interface Shape {
  width: number
  height: number
}

/** A picture drawn anew in each of the widths (pixels), WebP, cut to a shape round its middle. Throws NotAnImage. */
export async function renderCuts(original: Buffer, shape: Shape, widths: readonly number[]): Promise<Buffer[]> {
  const [sharp, { data, info }] = await Promise.all([openSharp(), decode(original)])
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    widths.map((width) => {
      const height = Math.round((width * shape.height) / shape.width)
      const drawn = sharp(data, { raw, limitInputPixels: false }).resize(width, height, { fit: 'cover' })
      return drawn.webp({ quality: 82, effort: 3 }).toBuffer()
    }),
  )
}
