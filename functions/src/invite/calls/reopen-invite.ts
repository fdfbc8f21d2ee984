import { DomainError } from '@varanda/domain/errors'
import { reopenInvite as contract } from '@varanda/domain/invite/calls/reopen-invite'
import { inviteSchema, ownInviteSchema } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { record } from '../../fact/record.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { holdingSeat } from '../../signup/hold-seat.ts'

/** Undoes `closeInvite`, but for a reserved seat, which went back to its inviter, and an applicant's that was taken back. */
export const reopenInvite = callable(contract, async ({ inviteId, reason }, admin, { now }) => {
  const reference = db.doc(paths.invite(inviteId))
  const at = Timestamp.fromDate(now)
  const changed = await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const invite = read(inviteSchema, await transaction.get(reference))
    if (!invite) throw new DomainError('invite-unknown')
    if (invite.state === 'open') return false
    if (!invite.closed || invite.lentBy) throw new DomainError('invite-revoked')
    const view = invite.inviter ? await transaction.get(db.doc(paths.ownInvite(invite.inviter))) : undefined
    const own = read(ownInviteSchema, view)
    if (invite.kind === 'own' && own && own.inviteId !== inviteId) throw new DomainError('invite-revoked')
    const holdUntil = await holdingSeat(transaction, inviteId, invite)
    // Versions of before took an applicant's seat back without a trace in its link: the request says so.
    if (invite.requestId !== undefined && !holdUntil) throw new DomainError('invite-revoked')
    transaction.update(reference, { state: 'open', closed: FieldValue.delete() })
    if (invite.expiresAt) holdUntil?.(invite.expiresAt)
    if (own?.inviteId === inviteId) {
      transaction.update(view!.ref, { state: 'open', closed: FieldValue.delete() })
    }
    const source = writeDown(transaction, {
      at,
      by: by.uid,
      act: 'invite-reopened',
      target: reference.path,
      rev: null,
      reason,
      ...(invite.inviter && { facts: { uid: invite.inviter } }),
    })
    if (invite.inviter) record(transaction, { kind: 'link-reopened', source, at, by: by.uid, about: [invite.inviter] })
    return true
  })
  return { changed }
})
