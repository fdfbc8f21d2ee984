import { FileFault } from '../src/files/file-fault.ts'
import type { Format } from '../src/files/formats.ts'
import { joinBytes } from '../src/files/join-bytes.ts'
import { type Reading, readNetwork } from '../src/files/read-network.ts'
import { writeNetwork } from '../src/files/write-network.ts'
import type { Network } from '../src/network.ts'

/** A network's file in one piece. */
export const wholeFile = (network: Network, format: Format): Uint8Array<ArrayBuffer> =>
  joinBytes([...writeNetwork(network, format)])

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

/** Reads files without telling what they are. */
export const readFiles = (...contents: (string | Uint8Array)[]): Promise<Reading> =>
  readNetwork(contents.map((content, index) => ({ name: `file-${index}`, bytes: bytesOf(content) })))

/** Why files are not read. Fails when they are, or when anything but a `FileFault` is thrown. */
export async function faultOf(...contents: (string | Uint8Array)[]): Promise<FileFault> {
  try {
    await readFiles(...contents)
  } catch (error) {
    if (error instanceof FileFault) return error
    throw error
  }
  throw new Error('The file was read.')
}
