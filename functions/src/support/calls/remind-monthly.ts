import { DomainError } from '@varanda/domain/errors'
import { newId } from '@varanda/domain/ids'
import { noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { remindMonthly as contract } from '@varanda/domain/support/calls/remind-monthly'
import type { Given } from '@varanda/domain/support/given'
import { type Reminder, reminderSchema } from '@varanda/domain/support/reminder'
import { supportLimits, supportPageSchema } from '@varanda/domain/support/support-page'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkMember } from '../../lib/check-standing.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { checkAdult, checkMaySupport } from '../may-support.ts'
import { nextReminder } from '../next-reminder.ts'
import { endReminder, remindersOf } from '../reminders.ts'

/** One for each whom they give something; who it is for does not learn of it. */
export const remindMonthly = callable(contract, async ({ uid: to, monthly }, caller, { now }) => {
  const { uid, standing } = caller
  if (monthly) checkMember(standing, caller.authTime)
  if (monthly) checkAdult(standing)
  await db.runTransaction(async (transaction) => {
    const all = await remindersOf(transaction, uid)
    const mine = all.find((one) => one.get('to' satisfies keyof Reminder) === to)
    if (!monthly) {
      if (mine) endReminder(transaction, mine.ref)
      return
    }
    await checkMaySupport(transaction, uid, to)
    await checkGaveByPix(transaction, uid, to)
    if (!mine && all.length >= supportLimits.reminders) throw new DomainError('too-many-reminders')
    const wishes = readIfWhole(noticeWishesSchema, await transaction.get(db.doc(paths.noticeWishes(uid))))
    const before = readIfWhole(reminderSchema, mine)
    const reminderId = mine?.id ?? newId()
    const nextAt = Timestamp.fromDate(nextReminder(monthly.on, wishes?.zone, now))
    const createdAt = before?.createdAt ?? Timestamp.fromDate(now)
    const reminder: Reminder = { to, ...monthly, nextAt, createdAt }
    transaction.set(db.doc(paths.reminder(uid, reminderId)), reminder)
    setAlarm(transaction, 'remind-support', { uid, reminderId }, nextAt)
  })
  return {}
})

/** Throws `support-off` where nothing can be given by Pix, and `tip-unknown` where nothing ever was. */
async function checkGaveByPix(transaction: Transaction, uid: string, to: string): Promise<void> {
  const byPix = db
    .collection(paths.given(uid))
    .where('to' satisfies keyof Given, '==', to)
    .where('way' satisfies keyof Given, '==', 'pix')
    .limit(1)
  const [found, given] = await Promise.all([transaction.get(db.doc(paths.supportPage(to))), transaction.get(byPix)])
  const page = read(supportPageSchema, found)
  if (!page?.on || !page.ways.pix) throw new DomainError('support-off')
  if (given.empty) throw new DomainError('tip-unknown')
}
