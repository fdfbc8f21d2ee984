/** One picture of an icon file: a square PNG, at most 256 pixels wide. */
export interface IcoPicture {
  /** Pixels. */
  size: number
  png: Buffer
}

const headBytes = 6
const entryBytes = 16

/**
 * A Windows icon file of PNG pictures, the smallest first: what browsers and bookmarks still ask for by the name
 * /favicon.ico. Throws for a picture that the format cannot tell of.
 * Source: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function ico(pictures: readonly IcoPicture[]): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = headBytes + entryBytes * pictures.length
  const entries = pictures.map(({ size, png }) => {
    if (!Number.isInteger(size) || size < 1 || size > 256) throw new Error(`No icon is ${size} pixels wide`)
    const entry = Buffer.alloc(entryBytes)
    // 0 stands for 256.
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)])
}
