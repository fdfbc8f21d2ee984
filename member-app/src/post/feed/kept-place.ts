import * as v from 'valibot'
import { tabList } from '../../data/tab-list.ts'

/** Where the reader is in the feed: the first post in view, and how far below the window's top it begins (CSS pixels). */
const placeSchema = v.object({
  /** The browser's history entry that shows this feed. */
  entry: v.string(),
  postId: v.string(),
  offset: v.number(),
  /** How many entries the feed had asked for. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type Place = v.InferOutput<typeof placeSchema>

const places = tabList('feed-places', placeSchema)
/** Entries of this tab's history whose place is kept. */
const most = 20

/** The place in which a history entry was left; it outlives a reload, not the tab. */
export function placeAt(entry: string): Place | undefined {
  return places.get().find((place) => place.entry === entry)
}

export function keepPlace(place: Place): void {
  const others = places.get().filter(({ entry }) => entry !== place.entry)
  places.set([place, ...others].slice(0, most))
}
