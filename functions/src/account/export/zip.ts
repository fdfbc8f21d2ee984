/**
 * ZIP, stored without compression, one record at a time: name, size and CRC-32 are known before the bytes are written,
 * so each record is a pure function of them, and a file can be put together from pieces that were made apart. No file
 * has more than 2^32 bytes or 65,535 entries (`exportLimits`).
 * Source: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3
 */
export interface ZipEntry {
  name: string
  size: number
  crc: number
  /** Local time, which is all that a ZIP knows; from 1980 on. */
  at: LocalTime
}

export interface LocalTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const version = 20
/** The name is UTF-8. */
const flags = 0x0800

/** What stands before an entry's bytes. */
export function localHeader({ name, size, crc, at }: ZipEntry): Buffer {
  const named = Buffer.from(name)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt32LE(dosTime(at), 10)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(size, 18)
  header.writeUInt32LE(size, 22)
  header.writeUInt16LE(named.length, 26)
  return Buffer.concat([header, named])
}

/** The entry's row in the directory; `offset`: where its header begins. */
export function directoryRow({ name, size, crc, at }: ZipEntry, offset: number): Buffer {
  const named = Buffer.from(name)
  const row = Buffer.alloc(46)
  row.writeUInt32LE(0x02014b50, 0)
  row.writeUInt16LE(version, 4)
  row.writeUInt16LE(version, 6)
  row.writeUInt16LE(flags, 8)
  row.writeUInt32LE(dosTime(at), 12)
  row.writeUInt32LE(crc, 16)
  row.writeUInt32LE(size, 20)
  row.writeUInt32LE(size, 24)
  row.writeUInt16LE(named.length, 28)
  row.writeUInt32LE(offset, 42)
  return Buffer.concat([row, named])
}

/** In bytes. */
export const endSize = 22

/** What ends a file, after the directory. */
export function endRecord(directory: { entries: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(endSize)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.entries, 8)
  end.writeUInt16LE(directory.entries, 10)
  end.writeUInt32LE(directory.size, 12)
  end.writeUInt32LE(directory.offset, 16)
  return end
}

/** MS-DOS's time in the low half, its date in the high one. */
function dosTime({ year, month, day, hour, minute, second }: LocalTime): number {
  const date = (Math.min(Math.max(year - 1980, 0), 127) << 9) | (month << 5) | day
  const time = (hour << 11) | (minute << 5) | (second >> 1)
  return ((date << 16) | time) >>> 0
}
