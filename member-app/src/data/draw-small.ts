import { mediaLimits } from '@varanda/domain/post/media'

/** The longest side of what is sent, in pixels; the instance keeps no larger size. */
export const longestSide = 2048
const quality = 0.85

interface Size {
  width: number
  height: number
}

export interface Drawn extends Size {
  bytes: ArrayBuffer
}

/** The size of a picture made to fit: its proportions stay, and nothing grows. */
export function fitted({ width, height }: Size, side = longestSide): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A picture as a JPEG that fits, or why there is none. Throws where the browser cannot draw at all. */
export async function drawSmall(file: Blob): Promise<Drawn | 'not-a-picture' | 'too-many-pixels'> {
  const picture = await upright(file).catch(() => undefined)
  if (!picture) return 'not-a-picture'
  try {
    if (picture.width * picture.height > mediaLimits.pixels) return 'too-many-pixels'
    const size = fitted(picture)
    const canvas = new OffscreenCanvas(size.width, size.height)
    const pencil = canvas.getContext('2d')
    if (!pencil) throw new Error('no canvas')
    // JPEG has no transparency: transparent parts become white instead of black.
    pencil.fillStyle = '#fff'
    pencil.fillRect(0, 0, size.width, size.height)
    pencil.imageSmoothingQuality = 'high'
    pencil.drawImage(picture, 0, 0, size.width, size.height)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    return { ...size, bytes: await blob.arrayBuffer() }
  } finally {
    picture.close()
  }
}

/** Chrome 111 and Samsung Internet 22 turn pictures upright too, but not by that word: they refuse it. */
function upright(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error) => {
    if (error instanceof TypeError) return createImageBitmap(file)
    throw error
  })
}
