import { closeInvite as contract } from '@varanda/domain/invite/calls/close-invite'
import type { Invite, OwnInvite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { runLogged } from '../../audit/audit.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { holdingSeat } from '../../signup/hold-seat.ts'
import { noteActed, readActed } from '../acted-invite.ts'
import { waitingLetters } from '../waiting-letters.ts'

/**
 * The link, its owner's view of it and, for a reserved seat, the link that lent it change together; whoever asked for an
 * invite is told that theirs is over, and has no other sent to themselves.
 */
export const closeInvite = callable(contract, async ({ inviteId, reason }, admin, { now }) => {
  const at = Timestamp.fromDate(now)
  const changed = await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const { reference, invite, view, own } = await readActed(transaction, inviteId)
    // One that its owner closed, or whose seat was taken back, is nothing that an administrator could open again.
    if (invite.state !== 'open') return false
    // Its owner has another in its place, which is not the one that was meant.
    if (invite.kind === 'own' && own && own.inviteId !== inviteId) return false
    const holdUntil = await holdingSeat(transaction, inviteId, invite)
    // What can be opened again keeps its letter.
    const dropLetter = await waitingLetters(transaction, invite.lentBy ? [inviteId] : [])
    dropLetter()
    const closed: Invite['closed'] = { by: by.uid, at, reason }
    transaction.update(reference, { state: 'revoked', closed } satisfies Partial<Invite>)
    holdUntil?.(at)
    if (own?.inviteId === inviteId) {
      transaction.update(view!.ref, { state: 'revoked', closed: { at, reason } } satisfies Partial<OwnInvite>)
    }
    const reservation = own?.reservations.find((one) => one.inviteId === inviteId)
    if (invite.lentBy && reservation) {
      transaction.update(view!.ref, { reservations: FieldValue.arrayRemove(reservation) })
      transaction.update(db.doc(paths.invite(invite.lentBy)), { reserved: FieldValue.increment(-1) })
    }
    noteActed(transaction, reference.path, invite, {
      at,
      by: by.uid,
      reason,
      act: 'invite-revoked',
      kind: 'link-closed',
    })
    return true
  })
  return { changed }
})
