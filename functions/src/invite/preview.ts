import type { InvitePreview } from '@varanda/domain/invite/calls/preview-invite'
import type { Invite } from '@varanda/domain/invite/invite'
import { inviteSchema, ownInviteSchema } from '@varanda/domain/invite/invite'
import { checkLink, seatsOf } from '@varanda/domain/invite/joining'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { isResting } from './is-resting.ts'
import { groupsToldOf } from './land-in-circles.ts'

/** What a guest is told of an invite. Reads only. Throws DomainError for a link that cannot be accepted. */
export async function previewOf(stored: Invite | undefined, now: Date): Promise<InvitePreview> {
  const uid = stored?.inviter
  const [standing, profile, ownSnapshot] = uid
    ? await db.getAll(db.doc(paths.standing(uid)), db.doc(paths.user(uid)), db.doc(paths.ownInvite(uid)))
    : []
  const inviterStanding = read(standingSchema, standing)
  const invite = checkLink({ invite: stored, inviterStanding }, now)
  const lender = invite.lentBy ? read(inviteSchema, await db.doc(paths.invite(invite.lentBy)).get()) : undefined
  const { kind, seats, guest } = invite
  return {
    kind,
    inviter: uid ? personOf(uid, read(memberSchema, profile) ?? { name: '' }) : null,
    seats,
    left: seatsOf({ invite, lender, own: read(ownInviteSchema, ownSnapshot) }, now),
    isResting: uid ? await isResting(db, uid, inviterStanding) : false,
    guest: guest
      ? { name: guest.name, message: guest.message, groups: await groupsToldOf(uid ?? '', guest.circles) }
      : null,
  }
}
