/** What a member waits for on a new device with a slow line: the first page, with nothing of it kept in the browser. */
import { openBrowser, openPhoneIn } from './open-browser.ts'
import { forgetDocuments, signIn } from './steps.ts'

export interface Line {
  /** Milliseconds each way together. */
  latency: number
  /** Bytes a second, both ways. */
  throughput: number
  /** How many times slower than here the device's processor is. */
  slower: number
}

export interface FirstLoad {
  /** Milliseconds from the address to the first post. */
  firstPost: number
  /** Kilobytes of script on the line until then. */
  scriptBefore: number
  /** Kilobytes on the line until what stands there is followed live, by Firestore's SDK, and some seconds longer. */
  script: number
  all: number
  /** Cumulative layout shift (https://web.dev/articles/cls). */
  shift: number
}

/** So long after the first post photos and other screens still come (milliseconds). */
const goesOnMs = 4000

const watching = `{
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}`

export async function firstLoad(
  url: string,
  login: { email: string; password: string },
  line: Line,
): Promise<FirstLoad> {
  const browser = await openBrowser()
  try {
    const context = await openPhoneIn(browser, url)
    const page = await context.newPage()
    await signIn(page, 'pt', login)
    await forgetDocuments(page)
    await page.goto('about:blank')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.clearBrowserCache')
    const { latency, throughput, slower } = line
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const types = new Map<string, string>()
    const bytes = { Script: 0, all: 0 }
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.all += encodedDataLength
      if (types.get(requestId) === 'Script') bytes.Script += encodedDataLength
    })
    await page.addInitScript(watching)
    const listens = page.waitForRequest(/\/Listen\/channel/, { timeout: 120_000 })
    const began = performance.now()
    await page.goto('/user', { waitUntil: 'commit' })
    await page.locator('article.post').first().waitFor({ timeout: 120_000 })
    const firstPost = performance.now() - began
    const scriptBefore = bytes.Script / 1000
    await listens
    await page.waitForTimeout(goesOnMs)
    const shift = await page.evaluate<number>('window.shift')
    return { firstPost, scriptBefore, script: bytes.Script / 1000, all: bytes.all / 1000, shift }
  } finally {
    await browser.close()
  }
}
