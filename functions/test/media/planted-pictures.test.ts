import { rgbaToThumbHash } from 'thumbhash'
import { expect, it } from 'vitest'
import { thumbhash } from '../../../seed/src/pictures/thumbhash.ts'

/** Slow waves of colour, so that no value lies on the edge between two roundings. */
function picture(width: number, height: number): Uint8Array {
  return Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    const [channel, x, y] = [at % 4, Math.floor(at / 4) % width, Math.floor(at / 4 / width)]
    return channel === 3 ? 255 : 128 + 90 * Math.sin((x / width) * (channel + 1) + (y / height) * 2 * channel)
  })
}

it.each([
  [100, 75],
  [75, 100],
  [100, 100],
  [100, 56],
])('the demo family’s photos of %i by %i have the stand-ins that the house would give them', (width, height) => {
  const data = picture(width, height)
  expect(thumbhash({ data, width, height })).toBe(Buffer.from(rgbaToThumbHash(width, height, data)).toString('base64'))
})
