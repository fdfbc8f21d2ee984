import { brCode } from '@varanda/domain/support/br-code'
import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { qrPicture } from './qr-picture.ts'

/** What a camera sees of a picture: its dots and finders, painted on white, so many pixels a module. */
function seen(picture: string, pixels: number) {
  const [left, top, side] = /viewBox="(-?\d+) (-?\d+) (\d+)/.exec(picture)!.slice(1).map(Number) as [
    number,
    number,
    number,
  ]
  const width = side * pixels
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const paint = (isDark: (x: number, y: number) => boolean) => {
    for (let row = 0; row < width; row++)
      for (let column = 0; column < width; column++)
        if (isDark(left + (column + 0.5) / pixels, top + (row + 0.5) / pixels))
          data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  }
  const dots = [...picture.matchAll(/M([\d.]+) ([\d.]+)a\.46/g)].map(
    ([, x, y]) => [Number(x) + 0.46, Number(y)] as const,
  )
  const centres = new Map(dots.map((dot) => [`${Math.floor(dot[0])} ${Math.floor(dot[1])}`, dot]))
  paint((x, y) => {
    const centre = centres.get(`${Math.floor(x)} ${Math.floor(y)}`)
    return centre !== undefined && Math.hypot(x - centre[0], y - centre[1]) <= 0.46
  })
  for (const [, fx, fy] of picture.matchAll(/M(\d+) (\d+)h7v7h-7Z/g)) {
    const [x0, y0] = [Number(fx), Number(fy)]
    const ring = (x: number, y: number) => Math.max(Math.abs(x - x0 - 3.5), Math.abs(y - y0 - 3.5))
    paint((x, y) => ring(x, y) <= 1.5 || (ring(x, y) >= 2.5 && ring(x, y) <= 3.5))
  }
  return { width, height: width, data }
}

it('shows a code of Pix that is read back, also the longest, at four pixels a module', () => {
  const place = { receiver: 'Paula Siqueira', city: 'Sao Paulo', amount: 5000, txid: 'a'.repeat(25) }
  for (const key of ['123e4567-e12b-12d1-a456-426655440000', `${'a'.repeat(65)}@bem.example`]) {
    const code = brCode({ ...place, key })
    expect(decodeQR(seen(qrPicture(code), 4))).toBe(code)
  }
})

it('draws the three finders and enough dots, and no style attribute', () => {
  const picture = qrPicture('https://varanda.example/join?invite=abcdefghijklmnopqrstuvwx')
  expect(picture.match(/h7v7h-7Z/g)).toHaveLength(3)
  expect(picture.match(/a\.46/g)?.length).toBeGreaterThan(400)
  expect(picture).not.toContain('style=')
})
