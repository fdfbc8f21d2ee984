import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'

/** Follows a public circle; twice is once. `circle-unknown` also for whoever may not. */
export const followCircle = call<Record<string, never>>()({
  name: 'followCircle',
  caller: 'member',
  input: v.object({ circleId: documentId }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'circle-unknown',
    'circle-full',
    'too-many-circles',
    'too-many-tries',
    'try-again',
  ],
})
