import * as v from 'valibot'
import { call } from '../../contract.ts'
import { leavingWays } from '../leaving/leaving.ts'

/**
 * The caller leaves, after some days in which they read everything and may go back, or at once, which nobody can undo. Open to
 * everyone who may read.
 */
export const leave = call<Record<string, never>>()({
  name: 'leave',
  caller: 'reader',
  fresh: true,
  input: v.object({ way: v.picklist(leavingWays) }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'damaged',
    'try-again',
    'too-many-tries',
    'sign-in-again',
    'last-admin',
    'has-wards',
    'ask-guardian',
  ],
})
