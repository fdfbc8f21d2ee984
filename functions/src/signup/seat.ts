import { DomainError } from '@varanda/domain/errors'
import type { Invite } from '@varanda/domain/invite'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** Nobody comes in by this invite any more. Throws `undo-over` where somebody already has. Reads before it writes. */
export async function closeSeat(transaction: Transaction, inviteId: string): Promise<void> {
  const reference = db.doc(paths.invite(inviteId))
  const invite = read<Invite>(await transaction.get(reference))
  if (invite && invite.taken > 0) throw new DomainError('undo-over')
  if (invite) transaction.update(reference, { state: 'revoked' })
}
