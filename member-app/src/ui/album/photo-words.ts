import { photos as en } from '@varanda/domain/post/messages/en/photos'
import { photos as pt } from '@varanda/domain/post/messages/pt/photos'
import { inLocale } from '../locale.ts'

export const words = inLocale({ pt, en })

/** What a photo is called where it cannot be seen: its author's words, else whose it is and which of how many. */
export function photoAlt(
  alt: string | undefined,
  place: { name: string; index: number; count: number },
  say: Pick<typeof pt, 'by' | 'byOf'> = words,
): string {
  const written = alt?.trim()
  if (written) return written
  return place.count === 1 ? say.by(place.name) : say.byOf(place.name, place.index + 1, place.count)
}
