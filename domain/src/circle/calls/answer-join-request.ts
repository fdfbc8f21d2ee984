import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Lets somebody into a group who asked, or not, of which nobody is told. Whoever cannot come in by themselves now (a
 * ward, whose guardian is asked, and a member with as many groups as one may have) is invited instead: `state` says
 * which. `approval-over`: the request was answered otherwise, or is over. `never-together`: both of a pair that the member keeps
 * apart would be in it.
 */
export const answerJoinRequest = call<{ state: 'in' | 'invited' | 'declined' }>()({
  name: 'answerJoinRequest',
  caller: 'member',
  input: v.object({
    circleId: documentId,
    uid: memberUid,
    answer: v.picklist(['admit', 'decline']),
    /** This time, two whom the caller keeps apart may both be in it. */ together: v.optional(v.boolean(), false),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-frozen',
    'circle-full',
    'never-together',
    'not-yours-to-change',
    'approval-over',
    'too-many-tries',
    'try-again',
  ],
})
