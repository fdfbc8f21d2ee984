import * as v from 'valibot'
import { hour, type Moment, momentSchema } from '../moment.ts'

/** Pictures of posts. `uploadBytes` bounds one upload in bytes, `pixels` its width times height, `alt` characters. */
export const mediaLimits = {
  photosInPost: 10,
  uploadBytes: 20 * 1024 * 1024,
  pixels: 64_000_000,
  alt: 500,
  /** An upload nobody prepared, or a prepared photo without a post, goes after this many hours. */
  unusedHours: 24,
} as const

/** Until when (milliseconds) what came then waits for a post. */
export function unusedUntil(since: Moment): number {
  return since.toMillis() + mediaLimits.unusedHours * hour
}

/** A photo is shown at most this many times as high as its size is wide: what is longer becomes narrower. */
export const tallest = 4

/**
 * Each photo exists in these widths (pixels), never wider than it came: `small` for a phone's feed or a grid, `medium`
 * for one photo across the column, `large` for looking at it alone.
 */
export const mediaWidths = { small: 480, medium: 1080, large: 2048 } as const
export type MediaSize = keyof typeof mediaWidths
export const mediaSizes = ['small', 'medium', 'large'] as const satisfies readonly MediaSize[]

export function isMediaSize(text: unknown): text is MediaSize {
  return mediaSizes.includes(text as MediaSize)
}

/** How a size is stored; WebP of every size is there, AVIF where it is worth its time. */
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]
export const formatsOf: Record<MediaSize, readonly MediaFormat[]> = {
  small: ['avif', 'webp'],
  medium: ['avif', 'webp'],
  large: ['webp'],
}

/**
 * The point of a photo that stays in view wherever it is cut, as parts of its width and height (0 to 1) from its left and
 * top; its middle where none was chosen.
 */
export const focusSchema = v.object({
  x: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  y: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
})
export type Focus = v.InferOutput<typeof focusSchema>

/** What a photo's author chooses of it and may change; all else of it is measured by the instance. */
export const photoChoices = {
  alt: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(mediaLimits.alt))),
  focus: v.exactOptional(focusSchema),
} as const

/**
 * One photo of a post, as `prepareMedia` answers it and `Post.photos` and `Entry.photos` hold it. The instance measured
 * it: nothing but `photoChoices` comes from a device. Width and height (pixels, turned upright) are those of the large size, for
 * leaving the right room before it is there; a photo narrower than a size is that size in its own width.
 */
export const photoSchema = v.object({
  /** The upload's id, made on the device with `newId()`. */
  id: v.string(),
  width: v.number(),
  height: v.number(),
  /** Base64 of a ThumbHash (https://evanw.github.io/thumbhash/): what to show meanwhile. */
  thumbhash: v.string(),
  ...photoChoices,
})
export type Photo = v.InferOutput<typeof photoSchema>

/** `media/{postId}_{mediaId}`: what the instance knows of a photo that was prepared. Functions only. */
export const preparedMediaSchema = v.object({
  postId: v.string(),
  mediaId: v.string(),
  author: v.string(),
  /** Absent while it is being prepared. */
  photo: v.exactOptional(photoSchema),
  /** As long as no post shows it. */
  unusedSince: v.exactOptional(momentSchema),
  /** Its renditions are going: no post may take it any more. */
  removing: v.exactOptional(v.literal(true)),
})
export type PreparedMedia = v.InferOutput<typeof preparedMediaSchema>

export const mediaId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20}$/))

/** Names of objects in Storage, once. A client may create `uploads/{uid}/{uploadId}` and read nothing. */
export const objects = {
  uploads: 'uploads/',
  upload: (uid: string, uploadId: string) => `uploads/${uid}/${uploadId}`,
  mediaOf: (postId: string) => `media/${postId}/`,
  media: (postId: string, id: string) => `media/${postId}/${id}/`,
  rendition: (postId: string, id: string, size: MediaSize, format: MediaFormat) =>
    `media/${postId}/${id}/${size}.${format}`,
} as const

/** Where a page asks for a photo: the only door. Which format comes is settled by the browser's Accept header. */
export function mediaUrl(postId: string, id: string, size: MediaSize): string {
  return `${mediaPath(postId)}${id}/${size}`
}

/** What the addresses of a post's photos begin with. */
export function mediaPath(postId: string): string {
  return `/media/${postId}/`
}
