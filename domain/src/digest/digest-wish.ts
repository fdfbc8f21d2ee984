import * as v from 'valibot'

export const digestRhythms = ['never', 'daily', 'weekly'] as const
export type DigestRhythm = (typeof digestRhythms)[number]

/** What a digest shows of posts: their words and photos, or only who posted. */
export const digestShows = ['words', 'names'] as const
export type DigestShow = (typeof digestShows)[number]

/**
 * Whether and when a member wants one mail with all that is new. `hour` (0 to 23) is of their own clock, whose zone is
 * that of their other wishes; `weekday` counts from Monday, 1, to Sunday, 7 (ISO 8601), and is of use to `weekly` alone.
 */
export const digestWishSchema = v.object({
  rhythm: v.exactOptional(v.picklist(digestRhythms)),
  hour: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
  weekday: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  show: v.exactOptional(v.picklist(digestShows)),
})
export type DigestWish = Required<v.InferOutput<typeof digestWishSchema>>

/** Until a member says otherwise: none, and whoever asks for one gets it on Sunday morning. */
export const usualDigest: DigestWish = { rhythm: 'never', hour: 9, weekday: 7, show: 'words' }

export function digestOf({ digest }: { digest?: Partial<DigestWish> }): DigestWish {
  return { ...usualDigest, ...digest }
}
