import * as v from 'valibot'
import { call } from '../../contract.ts'
import { audienceOf, storedAudienceSchema } from '../audience.ts'
import { type Focus, focusSchema, mediaId, mediaLimits } from '../media.ts'
import { postText } from '../post.ts'

/** A photo by its id, and which point of it stays in view. */
interface ShownPhoto {
  id: string
  focus?: Focus
}

/** An id alone is a photo whose author chose no point: so an app of before says all of them, and its outbox keeps it. */
const shownPhoto = v.union([
  v.pipe(
    mediaId,
    v.transform((id): ShownPhoto => ({ id })),
  ),
  v.object({ id: mediaId, focus: v.exactOptional(focusSchema) }),
])

/**
 * Publishes a post under an id made on the device: words, photos, or both. `photos` are those that `prepareMedia` made
 * ready for this very post, in the order in which they are shown; `photo-missing` when one is not (any more): upload
 * and prepare it again. `not-connected` when somebody named is no connection of the author (any more): the post waits
 * for another choice. What else may be wrong with an audience says `checkAddressed`; `too-many-readers`: more than
 * `audienceLimits` allow. `audience-wider`: not exactly those see it who were `shown`. `never-together`: it would hold
 * both of a pair that the author keeps apart. The same post id again answers the same and changes nothing.
 */
export const createPost = call<{ postId: string; readers: number }>()({
  name: 'createPost',
  caller: 'member',
  input: v.pipe(
    v.object({
      postId: v.pipe(v.string(), v.maxLength(150)),
      text: postText,
      photos: v.optional(
        v.pipe(
          v.array(shownPhoto),
          v.maxLength(mediaLimits.photosInPost),
          v.check((photos) => new Set(photos.map(({ id }) => id)).size === photos.length),
        ),
        [],
      ),
      // Also as an app of before said it, which may be open still, and whose outbox keeps it.
      audience: v.pipe(storedAudienceSchema, v.transform(audienceOf)),
      /** What `previewAudience` gave with the people whose names the author saw. */
      shown: v.optional(v.pipe(v.string(), v.hexadecimal(), v.length(64))),
      /** This time, two who are never together may both see it. */
      together: v.optional(v.boolean(), false),
    }),
    v.check(({ text, photos }) => text !== '' || photos.length > 0),
  ),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'id-taken',
    'photo-missing',
    'not-connected',
    'audience-wider',
    'never-together',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-post',
    'public-circle-alone',
    'group-is-whole',
    'not-at-this-age',
    'too-many-readers',
    'try-again',
    'too-many-tries',
  ],
})
