import { paths } from '@varanda/domain/paths'
import type { Reminder } from '@varanda/domain/support/reminder'
import { supportLimits } from '@varanda/domain/support/support-page'
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'

/** All that a member is reminded of. */
export async function remindersOf(transaction: Transaction, uid: string): Promise<QueryDocumentSnapshot[]> {
  return (await transaction.get(db.collection(paths.reminders(uid)).limit(supportLimits.reminders))).docs
}

/** By which either of two members is reminded of the other. */
export async function remindersBetween(transaction: Transaction, one: string, other: string) {
  const of = async (uid: string, to: string) =>
    (await remindersOf(transaction, uid)).filter((found) => found.get('to' satisfies keyof Reminder) === to)
  const [ones, others] = await Promise.all([of(one, other), of(other, one)])
  return [...ones, ...others].map(({ ref }) => ref)
}

/** Nobody is reminded by it any more. */
export function endReminder(transaction: Transaction, place: DocumentReference): void {
  transaction.delete(place)
  setAlarm(transaction, 'remind-support', { uid: place.parent.parent!.id, reminderId: place.id }, null)
}
