import * as v from 'valibot'
import { memberUid } from '../member.ts'
import { adminRefusals, call } from './contract.ts'

/**
 * Asks another adult of the house to answer for a ward from now on: their yes (`answerApproval`) moves it. `reason` goes
 * into the audit log.
 */
export const moveWard = call<Record<string, never>>()({
  name: 'moveWard',
  caller: 'admin',
  fresh: true,
  input: v.object({
    uid: memberUid,
    to: memberUid,
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
  errors: [...adminRefusals, 'sign-in-again', 'not-your-ward', 'not-at-this-age', 'person-unknown'],
})
