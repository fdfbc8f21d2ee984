import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { memberUid } from '../../member/member.ts'
import { circleLimits } from '../circle.ts'

/**
 * Asks connections of the member into a group they are in. Who is in it already is passed over; who was taken out is
 * asked by owner and moderators alone, and passed over otherwise. `invited`: how many were asked, again included.
 * `never-together`: both of a pair that the member keeps apart would be in it.
 */
export const inviteToGroup = call<{ invited: number }>()({
  name: 'inviteToGroup',
  caller: 'member',
  input: v.object({
    circleId: documentId,
    people: v.pipe(v.array(memberUid), v.minLength(1), v.maxLength(circleLimits.atOnce)),
    /** This time, two whom the caller keeps apart may both be asked. */
    together: v.optional(v.boolean(), false),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-frozen',
    'circle-full',
    'not-connected',
    'never-together',
    'not-yours-to-change',
    'too-many-tries',
    'try-again',
  ],
})
