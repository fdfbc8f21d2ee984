import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { rulingId } from './answer-ruling.ts'
import type { ShownPhoto } from './reported-photos.ts'

/** The pictures of what was taken, for as long as the answer to it is open. `another-decides`: who may not decide sees none. */
export const appealedPhotos = call<{ photos: ShownPhoto[] }>()({
  name: 'appealedPhotos',
  caller: 'admin',
  input: v.object({ rulingId }),
  errors: [...adminRefusals, 'ruling-unknown', 'appeal-over', 'another-decides', 'too-many-tries'],
})
