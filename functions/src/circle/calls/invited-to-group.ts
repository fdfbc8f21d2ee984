import { invitedToGroup as contract } from '@varanda/domain/circle/calls/invited-to-group'
import { circleLimits } from '@varanda/domain/circle/circle'
import { groupInvitationSchema, isInvited } from '@varanda/domain/circle/group-invitation'
import { checkLookingAfter } from '@varanda/domain/circle/may-manage'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { invitationsInto } from '../invite.ts'
import { readBookAs } from '../read-book.ts'

export const invitedToGroup = callable(contract, async ({ circleId }, { uid }, { now }) => {
  checkLookingAfter(await db.runTransaction((transaction) => readBookAs(transaction, circleId, uid)))
  const { docs } = await invitationsInto(circleId).limit(circleLimits.invitedShown).get()
  const invited = docs.flatMap((found) => {
    const invitation = readIfWhole(groupInvitationSchema, found)
    if (!invitation || !isInvited(invitation, now)) return []
    return [{ uid: found.ref.parent.parent!.id, by: invitation.by, until: invitation.until.toMillis() }]
  })
  return { invited: invited.sort((one, other) => other.until - one.until) }
})
