import type { SQLOutputValue } from 'node:sqlite'

/** A blob that came out of SQLite, without a copy: node:sqlite has given it away for good. */
export function bytesOf(value: SQLOutputValue | undefined): Buffer {
  const { buffer, byteOffset, byteLength } = value as Uint8Array<ArrayBuffer>
  return Buffer.from(buffer, byteOffset, byteLength)
}
