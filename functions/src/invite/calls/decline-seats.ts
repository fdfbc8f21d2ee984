import { declineSeats as contract } from '@varanda/domain/invite/calls/decline-seats'
import type { SeatRequest } from '@varanda/domain/invite/seat-request'
import { seatRequestSchema } from '@varanda/domain/invite/seat-request'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { record } from '../../fact/record.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'

/** A request that is answered already stays as it is, and so does one that nobody saw yet. */
export const declineSeats = callable(contract, async ({ uid, reason, askedAt }, admin, { now }) => {
  const reference = db.doc(paths.seatRequest(uid))
  const at = Timestamp.fromDate(now)
  const changed = await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const request = read(seatRequestSchema, await transaction.get(reference))
    const isThatOne = askedAt === undefined || request?.askedAt.toMillis() === askedAt
    if (request?.state !== 'open' || !isThatOne) return false
    transaction.update(reference, { state: 'declined', answeredAt: at } satisfies Partial<SeatRequest>)
    const source = writeDown(transaction, {
      at,
      by: by.uid,
      act: 'seats-declined',
      target: reference.path,
      rev: null,
      reason,
    })
    record(transaction, { kind: 'seats-declined', source, at, by: by.uid, about: [uid] })
    return true
  })
  return { changed }
})
