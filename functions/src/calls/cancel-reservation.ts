import { cancelReservation as contract } from '@varanda/domain/calls/cancel-reservation'
import { idsOf, releaseSeat } from '@varanda/domain/seats'
import { forget } from '../invites/keep-seat.ts'
import { closeReserved, readSeatBook, writeSeatBook } from '../invites/seat-book.ts'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'

/** The seat is back when this answers, unless its guest was quicker. */
export const cancelReservation = callable(contract, async ({ inviteId }, { uid }) => {
  await db.runTransaction(async (transaction) => {
    const book = await readSeatBook(transaction, uid)
    if (!book) return
    const ended = book.own.reservations.filter((one) => one.inviteId === inviteId)
    closeReserved(transaction, idsOf(ended))
    writeSeatBook(transaction, uid, forget(releaseSeat(book, inviteId), inviteId))
  })
  return {}
})
