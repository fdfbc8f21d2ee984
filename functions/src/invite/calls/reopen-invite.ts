import { DomainError } from '@varanda/domain/errors'
import { reopenInvite as contract } from '@varanda/domain/invite/calls/reopen-invite'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { runLogged } from '../../audit/audit.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { callable } from '../../lib/callable.ts'
import { holdingSeat } from '../../signup/hold-seat.ts'
import { noteActed, readActed } from '../acted-invite.ts'

/** Undoes `closeInvite`, but for a reserved seat, which went back to its inviter, and an applicant's that was taken back. */
export const reopenInvite = callable(contract, async ({ inviteId, reason }, admin, { now }) => {
  const at = Timestamp.fromDate(now)
  const changed = await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const { reference, invite, view, own } = await readActed(transaction, inviteId)
    if (invite.state === 'open') return false
    if (!invite.closed || invite.lentBy) throw new DomainError('invite-revoked')
    if (invite.kind === 'own' && own && own.inviteId !== inviteId) throw new DomainError('invite-revoked')
    const holdUntil = await holdingSeat(transaction, inviteId, invite)
    // Versions of before took an applicant's seat back without a trace in its link: the request says so.
    if (invite.requestId !== undefined && !holdUntil) throw new DomainError('invite-revoked')
    transaction.update(reference, { state: 'open', closed: FieldValue.delete() })
    if (invite.expiresAt) holdUntil?.(invite.expiresAt)
    if (own?.inviteId === inviteId) {
      transaction.update(view!.ref, { state: 'open', closed: FieldValue.delete() })
    }
    noteActed(transaction, reference.path, invite, {
      at,
      by: by.uid,
      reason,
      act: 'invite-reopened',
      kind: 'link-reopened',
    })
    return true
  })
  return { changed }
})
