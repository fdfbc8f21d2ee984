import { expect, it } from 'vitest'
import { qrPicture } from './qr-picture.ts'

it('draws the three finders and enough dots, and no style attribute', () => {
  const picture = qrPicture('https://varanda.example/join?invite=abcdefghijklmnopqrstuvwx')
  expect(picture.match(/h7v7h-7Z/g)).toHaveLength(3)
  expect(picture.match(/a\.46/g)?.length).toBeGreaterThan(400)
  expect(picture).not.toContain('style=')
})
