import sharp from 'sharp'
import { mark, markFullBleed, markPaint } from '../../../design/src/mark.ts'

const plain = mark({ width: 512, height: 512 }, markPaint)
const fullBleed = markFullBleed()

/**
 * The mark as PNG, by the names under which browsers ask for it. Those that a system cuts into a shape of its own go
 * from edge to edge.
 */
export const iconFiles = {
  'apple-touch-icon.png': { drawing: fullBleed, size: 180 },
  'icon-192.png': { drawing: plain, size: 192 },
  'icon-512.png': { drawing: plain, size: 512 },
  'icon-maskable-192.png': { drawing: fullBleed, size: 192 },
  'icon-maskable-512.png': { drawing: fullBleed, size: 512 },
} as const

/** Pixels: the pictures in /favicon.ico, as tabs, bookmarks and shortcuts show it. */
export const faviconSizes = [16, 32, 48] as const

export const favicon = plain

/** An SVG of 512 units as a PNG of so many pixels, drawn at that size and not made smaller from a larger picture. */
export const drawn = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer()
