/**
 * The JavaScript that comes over the line for a feed which the device keeps, compressed as the instance sends it, on a
 * phone's line that is slow enough for an order: what comes beside the first picture is told from what it waits for.
 */
import type { Phone } from './phone.ts'

/** 1.6 Mbit/s and 150 ms. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

export interface FirstBytes {
  /** Kilobytes, and milliseconds of the page, until the first post was painted: as it was left. */
  untilFirst: number
  firstAt: number
  /** Until the app itself had drawn it. */
  untilOwn: number
  ownAt: number
  /** Kilobytes until it is followed live; what is fetched ahead for other screens comes after. */
  all: number
}

export async function firstBytes({ page, devtools }: Phone): Promise<FirstBytes> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('follow-last-view')),
  )
  await page.goto('about:blank')
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.emulateNetworkConditions', line)
  const scripts = new Set<string>()
  let bytes = 0
  const heard = ({ requestId, type }: { requestId: string; type: string }) => {
    if (type === 'Script') scripts.add(requestId)
  }
  const came = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  }
  devtools.on('Network.responseReceived', heard)
  devtools.on('Network.dataReceived', came)
  const kilobytes = () => bytes / 1000
  const paintedAt = async (post: string) => {
    await page.locator(post).first().waitFor()
    return page.evaluate<number>('painted().then(() => performance.now())')
  }
  const listens = page.waitForRequest(/\/Listen\/channel/)
  await page.goto('/user', { waitUntil: 'commit' })
  const firstAt = await paintedAt('[data-post] article')
  const untilFirst = kilobytes()
  const ownAt = await paintedAt('#root [data-post] article')
  const untilOwn = kilobytes()
  await listens
  devtools.off('Network.responseReceived', heard)
  devtools.off('Network.dataReceived', came)
  await devtools.send('Network.emulateNetworkConditions', unlimited)
  return { untilFirst, firstAt, untilOwn, ownAt, all: kilobytes() }
}
