import { mediaLimits } from '../media.ts'
import { postLimits } from '../post.ts'
import { sharePath } from './share-path.ts'

/**
 * How words and photos come from another app's "share" into the composer: the browser posts them as a form to `path`,
 * where the device's own worker takes them in; one that has no worker yet is answered by the instance. `language` is in
 * the query, `fields` name the form's parts.
 * Source: https://w3c.github.io/web-share-target/
 */
export const shareTarget = {
  path: sharePath,
  language: 'in',
  fields: { title: 'title', text: 'text', url: 'url', photos: 'photos' },
  accept: ['image/*', '.heic', '.heif'],
} as const

/**
 * What is kept of shares until the composer opens: any page may post here, so all of it has a bound. `photos` of one
 * share, `photoBytes` of one of them, `shareBytes` of all of one share, `letters` of its words, `waiting` shares at
 * once, each for so many `minutes`; the same again within `doubleSeconds` after it was taken is the same.
 */
export const shareLimits = {
  photos: mediaLimits.photosInPost,
  photoBytes: 64 * 1024 * 1024,
  shareBytes: 256 * 1024 * 1024,
  letters: 4 * postLimits.text,
  waiting: 8,
  minutes: 60,
  doubleSeconds: 10,
} as const
