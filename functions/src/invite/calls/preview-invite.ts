import { previewInvite as contract } from '@varanda/domain/invite/calls/preview-invite'
import { inviteIdOf, inviteSchema } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { previewOf } from '../preview.ts'

/** Shows who invites and how many seats are left; changes nothing. */
export const previewInvite = callable(contract, async ({ token }, _caller, { now, address }) => {
  await keepRate(contract.name, address, now)
  return previewOf(read(inviteSchema, await db.doc(paths.invite(await inviteIdOf(token))).get()), now)
})
