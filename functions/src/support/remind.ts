import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { type Standing, standingSchema } from '@varanda/domain/member/standing'
import type { Moment } from '@varanda/domain/moment'
import { noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { reminderSchema } from '@varanda/domain/support/reminder'
import { supportPageSchema } from '@varanda/domain/support/support-page'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { areApart } from '../connection/apart.ts'
import { record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { nextReminder } from './next-reminder.ts'

/**
 * The day of a reminder has come: its member is told, and the next one set, in one transaction. However long nobody looked,
 * that is once. A month in which nothing can be given is passed over; what can never be given again is over.
 */
export async function remindOfSupport(
  { uid, reminderId }: AlarmReference<'remind-support'>,
  now: Date,
): Promise<Moment | null> {
  const place = db.doc(paths.reminder(uid, reminderId))
  return db.runTransaction(async (transaction) => {
    const [found, wishesFound] = await transaction.getAll(place, db.doc(paths.noticeWishes(uid)))
    const reminder = readIfWhole(reminderSchema, found)
    if (!reminder) return null
    const { to, on, nextAt } = reminder
    if (nextAt.toMillis() > now.getTime()) return nextAt
    const given = await mayBeGiven(transaction, uid, to)
    if (given === 'never') {
      transaction.delete(place)
      return null
    }
    const zone = readIfWhole(noticeWishesSchema, wishesFound)?.zone
    const next = Timestamp.fromDate(nextReminder(on, zone, now, nextAt.toDate()))
    transaction.update(place, { nextAt: next })
    setAlarm(transaction, 'remind-support', { uid, reminderId }, next)
    if (given === 'yes') {
      const happened = { kind: 'support-due', source: place.path, turn: nextAt.toMillis() } as const
      record(transaction, { ...happened, at: Timestamp.fromDate(now), by: to, about: [uid] })
    }
    return next
  })
}

/** `notNow`: one of the two is suspended, or the page is closed or takes no Pix, all of which may come back. */
async function mayBeGiven(transaction: Transaction, from: string, to: string): Promise<'yes' | 'notNow' | 'never'> {
  const [mine, theirs, pageFound] = await transaction.getAll(
    db.doc(paths.standing(from)),
    db.doc(paths.standing(to)),
    db.doc(paths.supportPage(to)),
  )
  if (!mine?.exists || !theirs?.exists || (await areApart(transaction, from, to))) return 'never'
  const page = readIfWhole(supportPageSchema, pageFound)
  const areAdults = [mine, theirs].every((found) => isActiveAdult(readIfWhole(standingSchema, found)))
  return areAdults && page?.on && page.ways.pix ? 'yes' : 'notNow'
}

function isActiveAdult(standing: Standing | undefined): boolean {
  return standing?.status === 'active' && mayByBand(standing.ageBand ?? 'adult', 'support') === 'free'
}
