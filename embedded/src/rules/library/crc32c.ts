/**
 * CRC-32C (Castagnoli): `hashing.crc32c` of the rules, and what Google's SDKs check every transfer with.
 * Source: RFC 3720, appendix B.4.
 */
const reversedPolynomial = 0x82f63b78

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ reversedPolynomial : value >>> 1
  return value
})

/** Goes on from the checksum of what came before; 0 at the beginning. */
export function crc32c(bytes: Uint8Array, before = 0): number {
  let value = ~before
  for (const byte of bytes) value = table[(value ^ byte) & 0xff]! ^ (value >>> 8)
  return ~value >>> 0
}

/** As Google writes it: base64 of the four bytes, the highest first. */
export function crc32cText(checksum: number): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(checksum)
  return bytes.toString('base64')
}
