import * as v from 'valibot'
import { call } from '../../contract.ts'

/** Takes the caller's copy away at once, finished or not. Where there is none it is done already. */
export const dropExport = call<Record<string, never>>()({
  name: 'dropExport',
  caller: 'reader',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'damaged', 'try-again', 'too-many-tries'],
})
