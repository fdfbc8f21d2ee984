import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { BytesValue } from '../values/bytes.ts'
import { type Result, type Value, wrongType } from '../values/value.ts'
import { crc32c } from './crc32c.ts'
import { methodTable } from './method.ts'

export const bytesMethods = methodTable<BytesValue>({
  size: [0, ({ bytes }) => BigInt(bytes.length)],
  toBase64: [0, ({ bytes }) => Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_')],
  toHexString: [0, ({ bytes }) => Buffer.from(bytes).toString('hex').toUpperCase()],
})

/** `hashing`: of bytes, or of a string's UTF-8. Check sums are four bytes, the lowest first, as production answers. */
export const hashingFunctions = methodTable<null>({
  crc32: [1, (_, value) => hashed(value!, (bytes) => checksum(crc32(bytes)))],
  crc32c: [1, (_, value) => hashed(value!, (bytes) => checksum(crc32c(bytes)))],
  md5: [1, (_, value) => hashed(value!, (bytes) => createHash('md5').update(bytes).digest())],
  sha256: [1, (_, value) => hashed(value!, (bytes) => createHash('sha256').update(bytes).digest())],
})

function hashed(value: Value, hash: (bytes: Uint8Array) => Uint8Array): Result {
  if (typeof value === 'string') return new BytesValue(hash(new TextEncoder().encode(value)))
  return value instanceof BytesValue ? new BytesValue(hash(value.bytes)) : wrongType('what is hashed', value)
}

function checksum(sum: number): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(sum)
  return bytes
}
