import { DomainError } from '@varanda/domain/errors'
import { inviteSchema } from '@varanda/domain/invite/invite'
import { idsOf, returnOverdue } from '@varanda/domain/invite/seats'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { closeReserved, readSeatBook, writeSeatBook } from './seat-book.ts'

/** Each costs three writes at most: its own invite, and the link and view of its inviter. */
const perPage = 100

/**
 * Takes back kept seats whose time is over, a page at a time; true when there may be more. Every count of seats takes
 * them as free already, so this may run late, twice, or stop half-way.
 */
export async function returnPage(now: Date): Promise<boolean> {
  const page = await db
    .collection(paths.invites)
    .where('kind', '==', 'reserved')
    .where('state', '==', 'open')
    .where('expiresAt', '<=', Timestamp.fromDate(now))
    .orderBy('expiresAt')
    .limit(perPage)
    .get()
  const overdue = page.docs.flatMap((one) => {
    const invite = readIfWhole(inviteSchema, one)
    return invite ? { inviteId: one.id, invite } : []
  })
  const inviters = new Set(overdue.flatMap(({ invite }) => invite.inviter ?? []))
  let returned = 0
  for (const uid of inviters) {
    const theirs = overdue.filter(({ invite }) => invite.inviter === uid).map(({ inviteId }) => inviteId)
    try {
      await returnOf(uid, theirs, now)
      returned += theirs.length
    } catch (error) {
      // A damaged book of one member does not stop the others' seats.
      if (!(error instanceof DomainError && error.code === 'damaged')) throw error
    }
  }
  return page.size === perPage && returned > 0
}

/**
 * Closes the invites in `seen` in any case: one that is not in its inviter's view any more has no seat to give back.
 */
function returnOf(uid: string, seen: readonly string[], now: Date): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const found = await readSeatBook(transaction, uid)
    const { book, ended } = found ? returnOverdue(found, now) : { book: undefined, ended: [] }
    closeReserved(transaction, [...new Set([...seen, ...idsOf(ended)])])
    if (book && ended.length > 0) writeSeatBook(transaction, uid, book)
  })
}
