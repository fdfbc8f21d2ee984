import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { memberUid } from '../../member/member.ts'
import { circleLimits } from '../circle.ts'

/** Adds connections to a private circle of the member's own; nobody is told or asked. */
export const addToCircle = call<{ members: number }>()({
  name: 'addToCircle',
  caller: 'member',
  input: v.object({
    circleId: documentId,
    people: v.pipe(v.array(memberUid), v.minLength(1), v.maxLength(circleLimits.atOnce)),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-full',
    'not-connected',
    'not-yours-to-change',
    'too-many-tries',
    'try-again',
  ],
})
