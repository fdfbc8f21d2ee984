import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { askForSeats as contract } from '@varanda/domain/invite/calls/ask-for-seats'
import type { SeatRequest } from '@varanda/domain/invite/seat-request'
import { seatRequestSchema } from '@varanda/domain/invite/seat-request'
import { freeSeats } from '@varanda/domain/invite/seats'
import { memberSchema } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { readSeatBook } from '../seat-book.ts'

/** One open request for each member: the first one stays until it is answered. */
export const askForSeats = callable(contract, async ({ reason }, { uid, standing }, { now }) => {
  approvalNeeded(standing, 'invite')
  await db.runTransaction(async (transaction) => {
    const [request, profile] = await transaction.getAll(db.doc(paths.seatRequest(uid)), db.doc(paths.user(uid)))
    const book = await readSeatBook(transaction, uid)
    if (read(seatRequestSchema, request)?.state === 'open') return
    if (book && freeSeats(book, now) > 0) throw new DomainError('seats-left')
    const next: SeatRequest = {
      uid,
      name: read(memberSchema, profile)?.name ?? '',
      reason,
      state: 'open',
      askedAt: Timestamp.fromDate(now),
      answeredAt: null,
    }
    transaction.set(db.doc(paths.seatRequest(uid)), next)
  })
  return {}
})
