import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'

/** The caller takes back that they sent something, as long as nobody has confirmed it. Open to everyone who may read. */
export const takeBackTip = call<Record<string, never>>()({
  name: 'takeBackTip',
  caller: 'reader',
  input: v.object({ tipId: callKey }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'tip-unknown',
    'tip-over',
    'too-many-tries',
    'try-again',
  ],
})
