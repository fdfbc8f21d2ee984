import * as v from 'valibot'
import { call } from '../../contract.ts'
import { mediaId } from '../../post/media.ts'

/**
 * Makes an upload, cut on the device, the caller's portrait: as for `prepareMedia`, whose refusals these are. Answers
 * what `Member.photo` says from then on. The same upload again changes nothing. A drawing is chosen without a call.
 */
export const setPortrait = call<{ photo: string }>()({
  name: 'setPortrait',
  caller: 'member',
  input: v.object({ uploadId: mediaId }),
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
