import * as v from 'valibot'
import { call } from '../../contract.ts'
import { mediaId, mediaLimits, type Photo } from '../media.ts'

/**
 * Makes a photo of a post out of an upload. The device makes both ids (`newPostId(uid)`, `newId()`), uploads to
 * `objects.upload(uid, uploadId)` with the Storage SDK, calls this, and then `createPost` with the photos' ids, which
 * are the uploads' ids. The same two ids again answer the same photo, with the words of the first time.
 *
 * `not-an-image`: it is no picture that we can read, whatever its name says, or has more pixels than `mediaLimits`.
 * `too-large`: it has more bytes. Either way the upload is gone. `photo-missing`: the upload is not there; upload it
 * once more.
 */
export const prepareMedia = call<Photo>()({
  name: 'prepareMedia',
  caller: 'member',
  input: v.object({
    postId: v.pipe(v.string(), v.maxLength(150)),
    uploadId: mediaId,
    alt: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(mediaLimits.alt))),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-an-image',
    'too-large',
    'photo-missing',
    'try-again',
    'too-many-tries',
  ],
})
