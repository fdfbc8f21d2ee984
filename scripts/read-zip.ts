/** What a ZIP file holds, by an independent reader; names, times and bytes. For tests: it holds all of it in memory. */
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise } from 'yauzl'

export interface Unzipped {
  bytes: Buffer
  at: Date
}

/** Throws where the reader finds it damaged, or a checksum is wrong. */
export async function readZip(file: Buffer): Promise<Map<string, Unzipped>> {
  const zip = await fromBufferPromise(file)
  const entries = new Map<string, Unzipped>()
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    if (entries.has(entry.fileName)) throw new Error(`${entry.fileName} is in it twice`)
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    entries.set(entry.fileName, { bytes, at: entry.getLastModDate({ timezone: 'local' }) })
  }
  return entries
}
