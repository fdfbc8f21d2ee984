import { dateInWords } from '@varanda/domain/day-words'
import type { Locale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { excerptOf } from '@varanda/domain/notice/notice'
import { mentionsOf, sayMarks } from '@varanda/domain/post/marks'
import { mediaWidths, objects } from '@varanda/domain/post/media'
import { bytesOf } from '../../media/bytes-of.ts'
import { namesKnownTo } from '../../member/names-known.ts'
import { type Button, zoneOf } from './read-button.ts'

/** What a page shows of a post, and of who reads it: no more than its mail did. */
export interface Shown {
  excerpt: string
  picture?: { address: string; width: number; height: number; alt: string }
  /** Besides the author, whom the reader knows. */
  readers: readonly string[]
  more: number
  until: string
}

/** Beside the author. */
const named = 2

/** `somebody`: how whoever is called in the words is named whom the reader does not know. */
export async function readShown(button: Button, until: Date, locale: Locale, somebody: string): Promise<Shown> {
  const { post, postId, entry, author, reader, digest } = button
  const said = digest.namesOnly ? { text: '' } : post
  const [called, others] = [mentionsOf(said.text), entry.others.uids]
  // As the mail did.
  const about = { postId, circles: [], shown: [author.uid] }
  const [names, picture, zone] = await Promise.all([
    namesKnownTo(reader.uid, [...called, ...others], about),
    digest.namesOnly ? undefined : readPicture(button),
    zoneOf(reader.uid),
  ])
  const readers = others.flatMap((uid) => names.get(uid) ?? []).slice(0, named)
  return {
    excerpt: excerptOf(sayMarks(said.text, (uid) => firstName(names.get(uid) ?? '') || somebody)),
    ...(picture && { picture }),
    readers,
    more: entry.others.count - readers.length,
    until: dateInWords(until, locale, zone),
  }
}

/** In the page itself, so that no second address holds the button's secret. */
async function readPicture({ post, postId }: Button): Promise<Shown['picture']> {
  const [photo] = post.photos ?? []
  const bytes = photo && (await bytesOf(objects.rendition(postId, photo.id, 'small', 'webp')))
  if (!photo || !bytes) return undefined
  const width = Math.min(mediaWidths.small, photo.width)
  return {
    address: `data:image/webp;base64,${bytes.toString('base64')}`,
    width,
    height: Math.round((width * photo.height) / photo.width),
    alt: photo.alt ?? '',
  }
}
