import { expect, it } from 'vitest'
import { headOf } from './picture-head.ts'

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part))).buffer

const start = [0xff, 0xd8]
const frame = [0xff, 0xc0, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0]
/** What cameras note, before the frame. */
const noted = [0xff, 0xe1, 0, 8]

it('tells the size of a JPEG, whatever stands before it', () => {
  expect(headOf(bytesOf(start, frame))).toEqual({ width: 4032, height: 3024 })
  expect(headOf(bytesOf(start, noted, 'Exif\0\0', frame))).toEqual({ width: 4032, height: 3024 })
})

it('tells the size of a PNG', () => {
  const png = bytesOf([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0x27, 0x10, 0, 0, 0x1f, 0x40])
  expect(headOf(png)).toEqual({ width: 10_000, height: 8_000 })
})

it('knows a phone’s HEIC by any of its brands, and AVIF is none', () => {
  expect(headOf(bytesOf([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'))).toEqual({ isHeic: true })
  expect(headOf(bytesOf([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0], 'mif1heic'))).toEqual({ isHeic: true })
  expect(headOf(bytesOf([0, 0, 0, 28], 'ftypmif1', [0, 0, 0, 0], 'mif1avifmiaf'))).toEqual({})
})

it('says nothing of what is cut off or something else', () => {
  expect(headOf(bytesOf(start, [0xff]))).toEqual({})
  expect(headOf(bytesOf(start, [0xff, 0xc0, 0]))).toEqual({})
  expect(headOf(bytesOf('<svg'))).toEqual({})
  expect(headOf(bytesOf())).toEqual({})
})
