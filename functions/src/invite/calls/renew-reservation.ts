import { DomainError } from '@varanda/domain/errors'
import { renewReservation as contract } from '@varanda/domain/invite/calls/renew-reservation'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { inviteSchema, ownInviteSchema } from '@varanda/domain/invite/invite'
import { memberSchema } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { keepSeatFor } from '../keep-seat.ts'
import { linkOfKey } from '../link-of-key.ts'

/**
 * The old link ends in the transaction that makes the new one: between them the seat is never free for somebody else.
 */
export const renewReservation = callable(contract, async ({ key, inviteId, email }, { uid, standing }, { now }) => {
  const [profile, view] = await db.getAll(db.doc(paths.user(uid)), db.doc(paths.ownInvite(uid)))
  const link = await linkOfKey(uid, contract.name, key)
  const before = keptOrReturned(read(ownInviteSchema, view), inviteId)
  if (!before) {
    // This call was made before and is repeated: the old link has been replaced.
    if (keptOrReturned(read(ownInviteSchema, view), link.inviteId)) return link
    throw new DomainError('reservation-unknown')
  }
  return keepSeatFor(
    { uid, name: read(memberSchema, profile)?.name ?? '', standing },
    {
      link,
      mail: email === undefined ? undefined : { email, locale: before.locale },
      replacing: inviteId,
      async guestOf(transaction, { own }) {
        const kept = keptOrReturned(own, inviteId)
        const invite = read(inviteSchema, await transaction.get(db.doc(paths.invite(inviteId))))
        // Once the seat is taken there is nothing to renew.
        if (!kept || !invite?.guest || invite.inviter !== uid || invite.taken > 0) {
          throw new DomainError('reservation-unknown')
        }
        return invite.guest
      },
    },
    now,
  )
})

function keptOrReturned(own: OwnInvite | undefined, inviteId: string) {
  return [...(own?.reservations ?? []), ...(own?.returned ?? [])].find((one) => one.inviteId === inviteId)
}
