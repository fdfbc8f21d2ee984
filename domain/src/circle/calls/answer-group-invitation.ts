import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'

/**
 * Comes into a group that the member was invited to, or says no, of which nobody is told. `invitation-over`: it ran
 * out, or whoever asked is not in the group any more. A ward comes once the guardian said yes: until then `waitingFor`
 * says whose yes is lacking. A no is open to everyone who may read, a yes to who may write.
 */
export const answerGroupInvitation = call<{ waitingFor: { uid: string; name: string } | null }>()({
  name: 'answerGroupInvitation',
  caller: 'reader',
  input: v.object({ circleId: documentId, answer: v.picklist(['come', 'decline']) }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'guardian-away',
    'guardian-said-no',
    'invitation-over',
    'circle-frozen',
    'circle-full',
    'too-many-circles',
    'too-many-tries',
    'try-again',
  ],
})
