import { previewInvite as contract } from '@varanda/domain/invite/calls/preview-invite'
import { inviteSchema } from '@varanda/domain/invite/invite'
import { openCapability } from '../../capability/open-capability.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { previewOf } from '../preview.ts'

/** Shows who invites and how many seats are left; changes nothing. */
export const previewInvite = callable(contract, async ({ token }, _caller, { now, address }) => {
  const invite = await openCapability('invite', token, address, now)
  return previewOf(invite === undefined ? undefined : read(inviteSchema, await db.doc(invite).get()), now)
})
