import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'

/** Somebody who was asked into a group: who by, and until when (milliseconds) it holds. Names are for profiles to say. */
export interface InvitedToGroup {
  uid: string
  by: string
  until: number
}

/** Whose answer to an invitation a group waits for, newest first; for those who look after it. */
export const invitedToGroup = call<{ invited: InvitedToGroup[] }>()({
  name: 'invitedToGroup',
  caller: 'member',
  input: v.object({ circleId: documentId }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-change',
    'too-many-tries',
    'try-again',
  ],
})
