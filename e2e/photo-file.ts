import type { Page } from 'playwright/test'

export interface PhotoFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture of one colour, painted by the browser under test; width and height in pixels. */
export async function photoFile(
  page: Page,
  name: string,
  width: number,
  height: number,
  colour: string,
): Promise<PhotoFile> {
  const base64 = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} })
    const pencil = canvas.getContext('2d')
    pencil.fillStyle = '${colour}'
    pencil.fillRect(0, 0, ${width}, ${height})
    return canvas.toDataURL('image/jpeg').split(',')[1]
  })()`)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** A picture of some megabytes, in which nothing repeats; width and height in pixels. */
export async function noisyPhoto(page: Page, name: string, width: number, height: number): Promise<PhotoFile> {
  const base64 = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} })
    const pencil = canvas.getContext('2d')
    const picture = pencil.createImageData(${width}, ${height})
    let state = 1
    for (let at = 0; at < picture.data.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      picture.data[at] = at % 4 === 3 ? 255 : state >>> 24
    }
    pencil.putImageData(picture, 0, 0)
    return canvas.toDataURL('image/jpeg').split(',')[1]
  })()`)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** Puts pictures into the page's one field for them. */
export const pickPhotos = (page: Page, files: PhotoFile[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(files)

/** A JPEG with what a camera notes in it: how it was held, and words. */
export function withExif(jpeg: Buffer, { orientation, words }: { orientation: number; words: string }): Buffer {
  const text = Buffer.from(`${words}\0`, 'latin1')
  // One directory: orientation (0x0112, SHORT) and image description (0x010e, ASCII), in their order.
  const tiff = Buffer.alloc(38)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(2, 8)
  for (const [at, tag, type, count] of [
    [10, 0x010e, 2, text.length],
    [22, 0x0112, 3, 1],
  ] as const) {
    tiff.writeUInt16BE(tag, at)
    tiff.writeUInt16BE(type, at + 2)
    tiff.writeUInt32BE(count, at + 4)
  }
  tiff.writeUInt32BE(tiff.length, 18)
  tiff.writeUInt16BE(orientation, 30)
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  const segment = Buffer.concat([head, Buffer.from('Exif\0\0', 'latin1'), tiff, text])
  segment.writeUInt16BE(segment.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

/** As much of a PNG as says how large it is. */
export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR        \x08\x02\0\0\0', 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}
