import * as v from 'valibot'
import { call } from '../../contract.ts'

/**
 * The caller, who leaves, stays: whoever asked for it themselves, and from 16 on also where a guardian did. Nothing has
 * to be shown first: it opens nothing that was not theirs.
 */
export const stay = call<Record<string, never>>()({
  name: 'stay',
  caller: 'reader',
  input: v.object({}),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'damaged',
    'try-again',
    'too-many-tries',
    'ask-guardian',
  ],
})
