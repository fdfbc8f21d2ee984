import * as v from 'valibot'
import { call } from '../../contract.ts'
import { mediaId, mediaLimits, photoChoices } from '../media.ts'
import { postText } from '../post.ts'

/**
 * Says anew what a post of the caller's says: its words, and those of its photos that stay, in their order and with what
 * is chosen of each. Whom it is for, its author and its time stay. Every reader's copy says it when this answers. What
 * it said before stays for its author. `rev` is the revision that the author saw: `edited-meanwhile` where another edit
 * came since then. `photo-missing`: a photo is none of the post's (any more). `circle-unknown`, `circle-frozen` and
 * `not-yours-to-post`: the author may not say anything in a circle that has it. `not-for-subscribers`: what is paid for
 * would mention somebody who has a guardian. The same again changes nothing.
 */
export const editPost = call<{ rev: number }>()({
  name: 'editPost',
  caller: 'member',
  input: v.pipe(
    v.object({
      postId: v.pipe(v.string(), v.maxLength(150)),
      rev: v.pipe(v.number(), v.integer(), v.minValue(1)),
      text: postText,
      photos: v.pipe(
        v.array(v.object({ id: mediaId, ...photoChoices })),
        v.maxLength(mediaLimits.photosInPost),
        v.check((photos) => new Set(photos.map(({ id }) => id)).size === photos.length),
      ),
    }),
    v.check(({ text, photos }) => text !== '' || photos.length > 0),
  ),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'post-unknown',
    'edited-meanwhile',
    'photo-missing',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-post',
    'not-for-subscribers',
    'too-many-tries',
    'try-again',
  ],
})
