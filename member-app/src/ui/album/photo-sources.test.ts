import { expect, it } from 'vitest'
import { photoSizes, photoSources } from './photo-sources.ts'

it('names each size with its width', () => {
  expect(photoSources('post', { id: 'a', width: 2048 })).toEqual({
    src: '/media/post/a/large',
    srcSet: '/media/post/a/small 480w, /media/post/a/medium 1080w, /media/post/a/large 2048w',
  })
})

it('claims no pixels that a narrow photo does not have', () => {
  expect(photoSources('post', { id: 'a', width: 800 }).srcSet).toBe(
    '/media/post/a/small 480w, /media/post/a/medium 800w',
  )
  expect(photoSources('post', { id: 'a', width: 300 })).toEqual({
    src: '/media/post/a/small',
    srcSet: '/media/post/a/small 300w',
  })
})

it('names none that is larger than wanted', () => {
  expect(photoSources('post', { id: 'a', width: 2048 }, 'small')).toEqual({
    src: '/media/post/a/small',
    srcSet: '/media/post/a/small 480w',
  })
})

it('says how much of the column a photo takes', () => {
  expect(photoSizes(0.33)).toBe('(min-width: 56.25rem) 205px, 33vw')
})
