import { chromium } from 'playwright/test'
import { browserFlags, findChromium } from './chromium.ts'

/** Shows each HTML document in the tests' browser and gives its picture as PNG, in the documents' order. */
export async function paint(documents: readonly string[], size: { width: number; height: number }): Promise<Buffer[]> {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: [...browserFlags], env: { ...process.env, ...env } })
  try {
    const page = await browser.newPage({ viewport: size })
    const pictures: Buffer[] = []
    for (const html of documents) {
      await page.setContent(html)
      await page.evaluate('document.fonts.ready.then(() => null)')
      pictures.push(await page.screenshot())
    }
    return pictures
  } finally {
    await browser.close()
  }
}
