import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { mediaId } from '../../post/media.ts'

/**
 * Puts an upload, cut on the device, into the door of a circle of the member's own, or takes away what stands there.
 * Refusals of the upload are those of `prepareMedia`. The same upload again changes nothing.
 */
export const setCirclePicture = call<{ picture: string | null }>()({
  name: 'setCirclePicture',
  caller: 'member',
  input: v.object({ circleId: documentId, uploadId: v.nullable(mediaId) }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-change',
    'not-an-image',
    'too-large',
    'photo-missing',
    'too-many-tries',
    'try-again',
  ],
})
