import { photos as en } from '@varanda/domain/post/messages/en/photos'
import { photos as pt } from '@varanda/domain/post/messages/pt/photos'
import { expect, it } from 'vitest'
import { photoAlt } from './photo-words.ts'

const second = { name: 'Ana', index: 1, count: 3 }

it('prefers what the author wrote', () => {
  expect(photoAlt(' A vó na rede ', second, pt)).toBe('A vó na rede')
})

it('says whose photo it is when nobody described it', () => {
  expect(photoAlt(undefined, second, pt)).toBe('Foto de Ana, 2 de 3')
  expect(photoAlt('  ', second, en)).toBe('Photo by Ana, 2 of 3')
  expect(photoAlt(undefined, { name: 'Ana', index: 0, count: 1 }, pt)).toBe('Foto de Ana')
})
