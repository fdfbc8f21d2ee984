import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { hasExpired, inviteSchema } from '@varanda/domain/invite/invite'
import { idsOf, returnOverdue } from '@varanda/domain/invite/seats'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { closeReserved, readSeatBook, writeSeatBook } from './seat-book.ts'

/**
 * Takes back a kept seat whose time is over, with whatever else of its inviter is over. Every count of seats takes it as
 * free already. A seat that is not in its inviter's view any more is closed and has nothing to give back.
 */
export function returnSeat({ inviteId }: AlarmReference<'return-seat'>, now: Date): Promise<Moment | null> {
  return db.runTransaction(async (transaction) => {
    const invite = read(inviteSchema, await transaction.get(db.doc(paths.invite(inviteId))))
    if (!invite?.inviter || invite.kind !== 'reserved' || invite.state !== 'open') return null
    if (!hasExpired(invite, now)) return invite.expiresAt
    const found = await readSeatBook(transaction, invite.inviter)
    const { book, ended } = found ? returnOverdue(found, now) : { book: undefined, ended: [] }
    closeReserved(transaction, [...new Set([inviteId, ...idsOf(ended)])])
    if (book && ended.length > 0) writeSeatBook(transaction, invite.inviter, book)
    return null
  })
}
