import { previewInvite as contract } from '@varanda/domain/calls/preview-invite'
import { type Invite, inviteIdOf, inviteLimits, seatsLeft } from '@varanda/domain/invite'
import { checkLink } from '@varanda/domain/joining'
import type { Member } from '@varanda/domain/member'
import { paths } from '@varanda/domain/paths'
import { personOf } from '@varanda/domain/person'
import type { Standing } from '@varanda/domain/standing'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { limitByAddress } from '../lib/rate-limit.ts'
import { read } from '../lib/read.ts'

/** Shows who invites and how many seats are left; changes nothing. */
export const previewInvite = callable(contract, async ({ token }, _caller, { now, address }) => {
  await limitByAddress(contract.name, address, inviteLimits.previewsPerMinute, now)
  const stored = read<Invite>(await db.doc(paths.invite(await inviteIdOf(token))).get())
  const inviter = stored?.inviter
  const [standing, profile] = inviter
    ? await db.getAll(db.doc(paths.standing(inviter)), db.doc(paths.user(inviter)))
    : []
  const invite = checkLink({ invite: stored, inviterStanding: read<Standing>(standing) })
  return {
    inviter: inviter ? personOf(inviter, read<Member>(profile) ?? { name: '' }) : null,
    seats: invite.seats,
    left: seatsLeft(invite),
  }
})
