import type { Entry } from '@varanda/domain/post/entry'
import type { Photo } from '@varanda/domain/post/media'

/** One photo where it stands in its post. */
export interface PlacedPhoto {
  entry: Entry
  photo: Photo
  /** Counted from 0. */
  place: number
}

export interface Month {
  /** Its first moment, in the reader's time zone. */
  start: Date
  photos: PlacedPhoto[]
}

/** The photos of posts, month by month, in the posts' order. */
export function byMonth(entries: readonly Entry[]): Month[] {
  const months: Month[] = []
  for (const entry of entries) {
    if (!entry.photos?.length) continue
    const at = entry.createdAt.toDate()
    const start = new Date(at.getFullYear(), at.getMonth(), 1)
    let month = months.at(-1)
    if (month?.start.getTime() !== start.getTime()) {
      month = { start, photos: [] }
      months.push(month)
    }
    month.photos.push(...entry.photos.map((photo, place) => ({ entry, photo, place })))
  }
  return months
}
