import sharp from 'sharp'
import { icon } from '../../../design/src/icons.ts'
import { mark, markFullBleed, markPaint } from '../../../design/src/mark.ts'
import { svg } from '../../../design/src/svg.ts'
import { shortcutSize, shortcuts } from '../../../domain/src/site/shortcuts.ts'

const plain = mark({ width: 512, height: 512 }, markPaint)
const fullBleed = markFullBleed()

/** One of the app's icons, in the mark's colours and whole in whatever shape a system cuts it into. */
const onGround = (name: Parameters<typeof icon>[0]): string =>
  svg(
    '0 0 512 512',
    `<path fill="${markPaint.ground}" d="M0 0H512V512H0Z"/><g transform="translate(128 128)" color="${markPaint.arch}">${icon(name, { width: 256, height: 256 })}</g>`,
    { width: 512, height: 512 },
  )

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
  ...Object.fromEntries(shortcuts.map(({ file, icon }) => [file, { drawing: onGround(icon), size: shortcutSize }])),
} as const satisfies Record<string, { drawing: string; size: number }>

/** Pixels: the pictures in /favicon.ico, as tabs, bookmarks and shortcuts show it. */
export const faviconSizes = [16, 32, 48] as const

export const favicon = plain

/** An SVG of 512 units as a PNG of so many pixels, drawn at that size and not made smaller from a larger picture. */
export const drawn = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer()
