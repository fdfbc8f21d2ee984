/** The JavaScript that comes over the line for a feed which the device keeps, compressed as the instance sends it. */
import type { Phone } from './phone.ts'

export interface FirstBytes {
  /** Kilobytes until the first post was painted. */
  untilFirst: number
  /** Kilobytes until it is followed live; what is fetched ahead for other screens comes after. */
  all: number
}

export async function firstBytes({ page, devtools }: Phone): Promise<FirstBytes> {
  await page.goto('about:blank')
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
  const types = new Map<string, string>()
  let bytes = 0
  const heard = ({ requestId, type }: { requestId: string; type: string }) => types.set(requestId, type)
  const ended = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    if (types.get(requestId) === 'Script') bytes += encodedDataLength
  }
  devtools.on('Network.responseReceived', heard)
  devtools.on('Network.loadingFinished', ended)
  const listens = page.waitForRequest(/\/Listen\/channel/)
  await page.goto('/user', { waitUntil: 'commit' })
  await page.locator('[data-post] article').first().waitFor()
  await page.evaluate('painted()')
  const untilFirst = bytes / 1000
  await listens
  devtools.off('Network.responseReceived', heard)
  devtools.off('Network.loadingFinished', ended)
  return { untilFirst, all: bytes / 1000 }
}
