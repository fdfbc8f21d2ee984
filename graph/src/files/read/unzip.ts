/** Takes the files out of a zip, be they stored or deflated (PKWARE APPNOTE 6.3; RFC 1951). */

import { FileFault } from '../file-fault.ts'
import { mostBytes } from '../limits.ts'
import { crc32 } from '../write/crc32.ts'
import { joinBytes } from '../write/join-bytes.ts'
import type { NamedFile } from './read-network.ts'

const endSize = 22
const mostEntries = 64
const stored = 0
const deflated = 8

/**
 * Files whose name is `wanted`, from the directory at the zip's end. Throws `broken-zip` when anything does not fit,
 * `too-many-files` when it holds more than any program makes of a network, and `too-large` as soon as they are more
 * than `mostBytes` together, whatever size the zip says they have.
 */
export async function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Promise<NamedFile[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new FileFault('too-many-files')
  const files: NamedFile[] = []
  let left = mostBytes
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < count; entry++) {
    const head = part(bytes, at, 46)
    const about = new DataView(head.buffer, head.byteOffset, 46)
    const flags = about.getUint16(8, true)
    const method = about.getUint16(10, true)
    const nameLength = about.getUint16(28, true)
    const name = new TextDecoder().decode(part(bytes, at + 46, nameLength))
    at += 46 + nameLength + about.getUint16(30, true) + about.getUint16(32, true)
    if (!wanted(name)) continue
    const start = about.getUint32(42, true)
    const local = part(bytes, start, 30)
    const skipped = 30 + local[26]! + 256 * local[27]! + local[28]! + 256 * local[29]!
    const packed = part(bytes, start + skipped, about.getUint32(20, true))
    const isEncrypted = (flags & 1) !== 0
    if (isEncrypted || (method !== stored && method !== deflated)) throw new FileFault('broken-zip', undefined, name)
    const content = method === stored ? packed : await inflate(packed, left)
    left -= content.length
    if (left < 0) throw new FileFault('too-large')
    if (crc32(content) !== about.getUint32(16, true)) throw new FileFault('broken-zip', undefined, name)
    files.push({ name, bytes: content })
  }
  return files
}

/** The last record may be followed by a comment of up to 65,535 bytes. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - endSize; at >= Math.max(0, view.byteLength - endSize - 0xffff); at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  throw new FileFault('broken-zip')
}

function part(bytes: Uint8Array, start: number, size: number): Uint8Array {
  if (start + size > bytes.length) throw new FileFault('broken-zip')
  return bytes.subarray(start, start + size)
}

async function inflate(packed: Uint8Array, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    const reader = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length
      if (size > most) {
        await reader.cancel()
        throw new FileFault('too-large')
      }
      parts.push(next.value)
    }
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('broken-zip')
  }
  return joinBytes(parts)
}
