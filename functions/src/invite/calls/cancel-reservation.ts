import { cancelReservation as contract } from '@varanda/domain/invite/calls/cancel-reservation'
import { idsOf, releaseSeat } from '@varanda/domain/invite/seats'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { forget } from '../keep-seat.ts'
import { closeReserved, readSeatBook, writeSeatBook } from '../seat-book.ts'
import { waitingLetters } from '../waiting-letters.ts'

/** The seat is free when this answers, unless the guest has taken it first. */
export const cancelReservation = callable(contract, async ({ inviteId }, { uid }) => {
  await db.runTransaction(async (transaction) => {
    const book = await readSeatBook(transaction, uid)
    if (!book) return
    const ended = book.own.reservations.filter((one) => one.inviteId === inviteId)
    const dropLetters = await waitingLetters(transaction, idsOf(ended))
    dropLetters()
    closeReserved(transaction, idsOf(ended))
    writeSeatBook(transaction, uid, forget(releaseSeat(book, inviteId), inviteId))
  })
  return {}
})
