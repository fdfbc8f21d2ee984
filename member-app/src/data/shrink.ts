/** The longest side of what is sent, in pixels; the instance keeps no larger size. */
export const longestSide = 2048
const quality = 0.85

interface Size {
  width: number
  height: number
}

/** The size of a picture made to fit: its proportions stay, and nothing grows. */
export function fitted({ width, height }: Size, side = longestSide): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The browser cannot open this file as a picture. */
export class NotAPicture extends Error {}

/**
 * Draws a picked picture anew as a JPEG, upright and no larger than needed. Only what is seen is kept: where and with
 * what it was taken stays in the file it came from. Throws NotAPicture.
 */
export async function shrink(file: Blob): Promise<Size & { bytes: ArrayBuffer }> {
  const picture = await upright(file).catch(() => {
    throw new NotAPicture()
  })
  try {
    const size = fitted(picture)
    const canvas = document.createElement('canvas')
    canvas.width = size.width
    canvas.height = size.height
    const pencil = canvas.getContext('2d')
    if (!pencil) throw new Error('no canvas')
    // JPEG has no transparency: transparent parts become white instead of black.
    pencil.fillStyle = '#fff'
    pencil.fillRect(0, 0, size.width, size.height)
    pencil.imageSmoothingQuality = 'high'
    pencil.drawImage(picture, 0, 0, size.width, size.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob) throw new NotAPicture()
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
