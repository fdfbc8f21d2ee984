/** Puts files into a zip as they are, without compressing (PKWARE APPNOTE 6.3, sections 4.3.7 to 4.3.16). */
import { crc32 } from './crc32.ts'

export interface Entry {
  readonly name: string
  readonly parts: readonly Uint8Array<ArrayBuffer>[]
}

const version = 20
const utf8Names = 0x800
const stored = 0
/** 1980-01-01, the first day there is: the same files always make the same zip. */
const day = 0x21

const short = (value: number) => [value & 0xff, value >>> 8]
const long = (value: number) => [...short(value & 0xffff), ...short(value >>> 16)]
const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0)

export function* zip(entries: readonly Entry[]): Generator<Uint8Array<ArrayBuffer>> {
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, parts } of entries) {
    const nameBytes = new TextEncoder().encode(name)
    const size = sizeOf(parts)
    const sum = parts.reduce((before, part) => crc32(part, before), 0)
    const times = [...short(0), ...short(day)]
    const sizes = [...long(sum), ...long(size), ...long(size), ...short(nameBytes.length), ...short(0)]
    const about = [...short(version), ...short(utf8Names), ...short(stored), ...times, ...sizes]
    const local = Uint8Array.of(...long(0x04034b50), ...about, ...nameBytes)
    const place = [...short(0), ...short(0), ...short(0), ...long(0), ...long(offset)]
    directory.push(Uint8Array.of(...long(0x02014b50), ...short(version), ...about, ...place, ...nameBytes))
    offset += local.length + size
    yield local
    yield* parts
  }
  yield* directory
  const counts = [...short(0), ...short(0), ...short(entries.length), ...short(entries.length)]
  yield Uint8Array.of(...long(0x06054b50), ...counts, ...long(sizeOf(directory)), ...long(offset), ...short(0))
}
