import * as v from 'valibot'
import { call } from '../../contract.ts'
import { isReservedId } from '../../document-id.ts'

/**
 * A guardian's answer to a question. `waiting`: said yes, and another guardian has yet to. Answering the same again
 * changes nothing; `approval-over` when it was answered otherwise or ran out. A yes that hands an account over asks for
 * a fresh sign-in. One about a circle makes it, or brings the ward in, unless that cannot be any more. `askedAt`: when the
 * question on the screen was asked, in milliseconds; `approval-over` where another has taken its place. A no is open to everyone who may read, a yes
 * to who may write.
 */
export const answerApproval = call<{ waiting: boolean }>()({
  name: 'answerApproval',
  caller: 'reader',
  input: v.object({
    id: v.pipe(
      v.string(),
      v.regex(/^[^/]{1,400}$/u),
      v.check((id) => id.isWellFormed() && !isReservedId(id)),
    ),
    answer: v.picklist(['approved', 'declined']),
    askedAt: v.optional(v.number()),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'sign-in-again',
    'not-a-member',
    'not-active',
    'not-your-ward',
    'approval-over',
    'not-released',
    'person-unknown',
    'invitation-over',
    'circle-full',
    'circle-frozen',
    'too-many-circles',
    'id-taken',
    'wards-full',
    'address-taken',
    'try-again',
    'too-many-tries',
  ],
})
