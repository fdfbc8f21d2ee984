import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawn, favicon, faviconSizes, iconFiles } from './icons/drawings.ts'
import { ico } from './icons/ico.ts'

const painted = (name: string) => readFileSync(new URL(`../../site/public/${name}`, import.meta.url))
const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer()

/** How far two pictures are from each other at the most, of 255: another build of the same library may round. */
async function farthest(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all([pixels(a), pixels(b)])
  expect(one.length).toBe(other.length)
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - other[index]!)), 0)
}

describe('the icons', () => {
  it.each(Object.entries(iconFiles))('%s shows the mark as it is drawn today', async (name, { drawing, size }) => {
    const png = painted(name)
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual({ width: size, height: size })
    expect(await farthest(png, await drawn(drawing, size))).toBeLessThanOrEqual(8)
  })

  it('favicon.ico holds the mark in every size that it says', async () => {
    const file = painted('favicon.ico')
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, faviconSizes.length])
    for (const [index, size] of faviconSizes.entries()) {
      const entry = file.subarray(6 + 16 * index, 22 + 16 * index)
      expect([entry.readUInt8(0), entry.readUInt8(1), entry.readUInt16LE(6)]).toEqual([size, size, 32])
      const from = entry.readUInt32LE(12)
      const png = file.subarray(from, from + entry.readUInt32LE(8))
      expect(png.readUInt32BE(16)).toBe(size)
      expect(await farthest(png, await drawn(favicon, size))).toBeLessThanOrEqual(8)
    }
  })

  it('no icon file tells of a picture that the format has no room for', () => {
    expect(() => ico([{ size: 512, png: Buffer.alloc(1) }])).toThrow()
    expect(ico([{ size: 256, png: Buffer.alloc(1) }]).readUInt8(6)).toBe(0)
  })
})
