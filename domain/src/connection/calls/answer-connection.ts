import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Says yes or no to somebody who asked to be connected. A yes connects the two; a no is not told. Under 16 a yes waits
 * for the guardian, whom `waitingFor` names. An answer to nothing changes nothing.
 * A no is open to everyone who may read, a yes to who may write.
 */
export const answerConnection = call<{ connected: boolean; waitingFor?: string }>()({
  name: 'answerConnection',
  caller: 'reader',
  input: v.object({ uid: memberUid, accept: v.boolean() }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'person-unknown',
    'guardian-away',
    'guardian-said-no',
    'too-many-tries',
    'try-again',
  ],
})
