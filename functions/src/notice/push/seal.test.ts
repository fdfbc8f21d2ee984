import { expect, it } from 'vitest'
import { mostSealed, seal } from './seal.ts'

/** RFC 8291, section 5. */
const vector = {
  words: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const bytes = (text: string) => Buffer.from(text, 'base64url')

it('seals as the standard says', () => {
  const sealed = seal(Buffer.from(vector.words), vector, {
    salt: bytes(vector.salt),
    privateKey: bytes(vector.privateKey),
    size: 0,
  })
  expect(sealed.toString('base64url')).toBe(vector.body)
})

it('makes short words as long as others, and one record of the longest', () => {
  const lengths = [0, 1, 300, 2048, 2049, mostSealed].map((size) => seal(Buffer.alloc(size), vector).length)
  expect(lengths).toEqual([2151, 2151, 2151, 2151, 4096, 4096])
  expect(() => seal(Buffer.alloc(mostSealed + 1), vector)).toThrow(RangeError)
})
