import { inviteSchema, ownInviteSchema } from '@varanda/domain/invite/invite'
import type { SeatBook } from '@varanda/domain/invite/seats'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** A member's link and what its owner sees of it; undefined for who has none. */
export async function readSeatBook(transaction: Transaction, uid: string): Promise<SeatBook | undefined> {
  const own = read(ownInviteSchema, await transaction.get(db.doc(paths.ownInvite(uid))))
  const invite = own && read(inviteSchema, await transaction.get(db.doc(paths.invite(own.inviteId))))
  return invite && { invite, own }
}

export function writeSeatBook(transaction: Transaction, uid: string, { invite, own }: SeatBook): void {
  transaction.set(db.doc(paths.invite(own.inviteId)), invite)
  transaction.set(db.doc(paths.ownInvite(uid)), own)
}

/** Closes the one-seat invites of seats that are not kept any more. */
export function closeReserved(transaction: Transaction, inviteIds: readonly string[]): void {
  for (const inviteId of inviteIds) {
    transaction.update(db.doc(paths.invite(inviteId)), { state: 'revoked' })
    setAlarm(transaction, 'return-seat', { inviteId }, null)
  }
}
