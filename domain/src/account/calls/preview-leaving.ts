import * as v from 'valibot'
import { call } from '../../contract.ts'
import type { CircleFate } from '../leaving/leaving.ts'

/** What would happen to the circles that the caller owns, in the order of their names. */
export const previewLeaving = call<{ circles: CircleFate[] }>()({
  name: 'previewLeaving',
  caller: 'reader',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'damaged', 'try-again', 'too-many-tries'],
})
