import * as v from 'valibot'
import { call } from '../../contract.ts'

/** An account that the caller answers for and wanted to have erased stays. A guardian who leaves goes back first. */
export const keepWard = call<Record<string, never>>()({
  name: 'keepWard',
  caller: 'member',
  input: v.object({ uid: v.string() }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'damaged',
    'try-again',
    'too-many-tries',
    'not-your-ward',
  ],
})
