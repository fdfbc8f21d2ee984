import * as v from 'valibot'
import { call } from '../../contract.ts'
import { day } from '../../moment.ts'

/** Seconds; an arrival that lies further back is not worth telling. */
const longestAgo = (90 * day) / 1000

/** Something that was pushed arrived at the calling device, so many seconds ago by its own clock. */
export const pushArrived = call<Record<string, never>>()({
  name: 'pushArrived',
  caller: 'reader',
  input: v.object({ secondsAgo: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestAgo)) }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'try-again', 'too-many-tries'],
})
