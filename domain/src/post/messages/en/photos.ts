import type { photos as pt } from '../pt/photos.ts'

/** Photos, wherever they are shown. */
export const photos = {
  by: (name: string) => `Photo by ${name}`,
  byOf: (name: string, place: number, count: number) => `Photo by ${name}, ${place} of ${count}`,
  more: (count: number) => `${count} more`,
  failed: 'This photo didn’t open.',
  retry: 'Try again',
  viewer: 'Photos',
  gone: 'This photo is no longer here.',
  place: (place: number, count: number) => `${place} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  save: 'Save photo',
  notSaved: 'The photo could not be saved. Check the internet.',
} satisfies typeof pt
