import { DomainError } from '@varanda/domain/errors'
import { grantSeats as contract } from '@varanda/domain/invite/calls/grant-seats'
import { ownInviteSchema } from '@varanda/domain/invite/invite'
import type { SeatRequest } from '@varanda/domain/invite/seat-request'
import { seatRequestSchema } from '@varanda/domain/invite/seat-request'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkAdmin } from '../../lib/check-standing.ts'
import { read } from '../../lib/read.ts'

/** The link and its owner's view of it change together, and whoever had asked for more is answered. */
export const grantSeats = callable(contract, async ({ uid, seats }, admin, { now }) => {
  const at = Timestamp.fromDate(now)
  const changed = await runLogged(async (transaction) => {
    const [standing, view, asked] = await transaction.getAll(
      db.doc(paths.standing(admin.uid)),
      db.doc(paths.ownInvite(uid)),
      db.doc(paths.seatRequest(uid)),
    )
    checkAdmin(read(standingSchema, standing), admin.authTime)
    const own = read(ownInviteSchema, view)
    if (!own) throw new DomainError('person-unknown')
    if (seats < own.seats) throw new DomainError('too-many-seats')
    if (seats === own.seats) return false
    transaction.update(view!.ref, { seats })
    // A link that took the place of another has only the seats that were left.
    const more = FieldValue.increment(seats - own.seats)
    transaction.update(db.doc(paths.invite(own.inviteId)), { seats: more })
    if (read(seatRequestSchema, asked)?.state === 'open') {
      transaction.update(asked!.ref, { state: 'granted', answeredAt: at } satisfies Partial<SeatRequest>)
    }
    writeDown(transaction, {
      at,
      by: admin.uid,
      act: 'seats-granted',
      target: paths.user(uid),
      rev: null,
      facts: { from: own.seats, to: seats },
    })
    return true
  })
  return { changed }
})
