import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'
import { birthDate, memberName } from '../../member/member.ts'
import { drawnSchema } from '../../member/photo.ts'

/**
 * Makes an account for a child under 16 that the caller answers for. It has no address and no password; see
 * `makeWardCode` for signing in. `key` is made on the device: the same again answers the same and changes nothing.
 * `invite-paused`: the guardian's part of the instance takes nobody in for now.
 */
export const createWard = call<{ uid: string }>()({
  name: 'createWard',
  caller: 'member',
  input: v.object({
    key: callKey,
    name: memberName,
    birthDate,
    locale: v.picklist(locales),
    photo: v.optional(drawnSchema),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'wards-full',
    'invite-paused',
    'too-many-tries',
    'try-again',
  ],
})
