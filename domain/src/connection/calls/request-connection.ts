import * as v from 'valibot'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/**
 * Asks a member to be connected. Whoever asked first is connected at once; asking twice is asking once. Whether the
 * other said no before is not told. Under 16 the guardian is asked first: `waitingFor` names them, and nobody is asked
 * yet.
 */
export const requestConnection = call<{ state: 'asked' | 'connected'; waitingFor?: string }>()({
  name: 'requestConnection',
  caller: 'member',
  input: v.object({ uid: memberUid }),
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
