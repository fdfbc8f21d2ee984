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

/** Puts pictures into the page's one field for them. */
export const pickPhotos = (page: Page, files: PhotoFile[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(files)
