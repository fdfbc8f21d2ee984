import { listNames, plural } from '../../../messages/plural.ts'
import type { person as pt } from '../pt/person.ts'

/** The page of a person, and what one's own shows of oneself. */
export const person = {
  title: 'Person',
  stranger: 'You aren’t connected here.',
  common: 'You also both know',
  write: (name: string) => `Write to ${name} only`,
  ways: (name: string) => `What else to do on ${name}’s page`,
  report: 'Report',
  part: 'End the connection',
  block: 'Block',
  mine: 'See what you posted',
  missing: {
    title: 'This page doesn’t open',
    text: 'They may have left, or only part of the address arrived.',
    people: 'See who you know',
  },
  views: {
    label: 'What to show',
    posts: 'Posts',
    photos: 'Photos',
  },
  empty: {
    posts: (name: string) => `${name} hasn’t posted anything for you yet.`,
    photos: (name: string) => `${name} hasn’t posted photos for you yet.`,
    mine: 'You haven’t posted anything yet.',
    myPhotos: 'You haven’t posted photos yet.',
    publish: 'Write the first one',
  },
  photosIn: (count: number) => `${count} ${plural('en', count, { one: 'photo', other: 'photos' })}`,
  photosBy: (count: number, names: readonly string[], more: number) =>
    `${count} ${plural('en', count, { one: 'photo', other: 'photos' })} by ${listNames('en', more > 0 ? [...names, `${more} more`] : names)}`,
  more: 'See older ones',
  loadingMore: 'Fetching older ones…',
  end: 'There’s nothing before this.',
} satisfies typeof pt
