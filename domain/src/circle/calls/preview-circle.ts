import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import type { Person } from '../../member/person.ts'
import type { Photo } from '../../post/media.ts'

/** A picture in its smallest size, WebP in base64; null where it is not there (any more). */
export interface PreviewPhoto extends Pick<Photo, 'width' | 'height' | 'thumbhash' | 'alt'> {
  webp: string | null
}

/** A public circle before it is followed. */
export interface CirclePreview {
  name: string
  purpose: string
  block: number
  owner: Person
  members: number
  /** Whether the member is in it. */
  follows: boolean
  /**
   * The newest of what the member has by following, or would have; `createdAt` in milliseconds, `photo` the first of each.
   */
  posts: { postId: string; text: string; createdAt: number; photo?: PreviewPhoto }[]
}

/** Looks at a public circle. `circle-unknown` also for whoever may not follow it. */
export const previewCircle = call<CirclePreview>()({
  name: 'previewCircle',
  caller: 'reader',
  input: v.object({ circleId: documentId }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'circle-unknown',
    'too-many-tries',
    'try-again',
  ],
})
