import { crc32, deflateRawSync } from 'node:zlib'
import { FileFault } from '../src/files/file-fault.ts'
import type { Format } from '../src/files/formats.ts'
import { type Reading, readNetwork } from '../src/files/read/read-network.ts'
import { joinBytes } from '../src/files/write/join-bytes.ts'
import { writeNetwork } from '../src/files/write/write-network.ts'
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

/** A zip as archivers make it, its one file deflated. */
export function deflatedZip(name: string, content: Uint8Array): Uint8Array {
  const packed = deflateRawSync(content)
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(8, 4)
  about.writeUInt32LE(crc32(content), 10)
  about.writeUInt32LE(packed.length, 14)
  about.writeUInt32LE(content.length, 18)
  about.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, Buffer.from(name), packed])
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), about, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return new Uint8Array(Buffer.concat([local, entry, end]))
}
