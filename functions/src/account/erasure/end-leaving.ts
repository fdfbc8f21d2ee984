import { createHash } from 'node:crypto'
import { leavesBehind, leavingLimits, leavingTurn } from '@varanda/domain/account/leaving/leaving'
import { settingsSchema } from '@varanda/domain/account/settings'
import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { defaultLocale, localizedPath } from '@varanda/domain/locale'
import { isMailAddress } from '@varanda/domain/mail/mail'
import { contactSchema } from '@varanda/domain/member/contact'
import { type Standing, standingSchema } from '@varanda/domain/member/standing'
import type { Moment } from '@varanda/domain/moment'
import { noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { dayOf } from '../../digest/next-digest-at.ts'
import { db } from '../../lib/app.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { queueMessage } from '../../mail/queue-message.ts'
import { siteUrl } from '../../mail/settings.ts'
import { noteErasing, setOut } from './begin-erasing.ts'
import { wardsLeaveAt } from './wards-leave-at.ts'

/**
 * The days of a leaving: a reminder before their end, and then everything goes. Whoever stays meanwhile is left alone, and
 * whoever has a ward that stays waits until somebody else answers for it.
 */
export async function endLeaving({ uid }: AlarmReference<'end-leaving'>, now: Date): Promise<Moment | null> {
  const again = await db.runTransaction(async (transaction): Promise<Moment | null | 'begun'> => {
    const standing = read(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
    if (!standing) return null
    const turn = leavingTurn(standing, now)
    switch (turn.is) {
      case 'over':
        return null
      case 'wait':
        return Timestamp.fromMillis(turn.again)
      case 'remind':
        await remind(transaction, uid, standing, now)
        return Timestamp.fromMillis(turn.again)
      case 'erase': {
        // From 16 on a ward stays by its own word, also one whose guardian goes because it went.
        const waits = leavesBehind(await wardsLeaveAt(transaction, uid), now.getTime())
        if (waits || (await isHeld(transaction, standing))) {
          return Timestamp.fromMillis(now.getTime() + leavingLimits.waitMs)
        }
        const note = await noteErasing(transaction, uid, standing, now)
        note()
        return 'begun'
      }
    }
  })
  if (again !== 'begun') return again
  await setOut(uid)
  return null
}

/** Whether whoever ordered it for a ward is suspended: what they ordered waits for what becomes of them. */
async function isHeld(transaction: Transaction, { leaving }: Standing): Promise<boolean> {
  if (leaving?.by === undefined) return false
  const theirs = read(standingSchema, await transaction.get(db.doc(paths.standing(leaving.by))))
  return theirs?.status === 'suspended'
}

async function remind(transaction: Transaction, uid: string, { leaving }: Standing, now: Date): Promise<void> {
  // It outlives the account by some weeks, and nothing in its name leads to whose it was.
  const mailId = createHash('sha256').update(`leaving ${uid} ${leaving!.askedAt.toMillis()}`).digest('hex')
  const [contact, settings, sent, wishes] = await transaction.getAll(
    db.doc(paths.contact(uid)),
    db.doc(paths.settings(uid)),
    db.doc(paths.mail(mailId)),
    db.doc(paths.noticeWishes(uid)),
  )
  const to = readIfWhole(contactSchema, contact)?.email ?? ''
  if (sent!.exists || !isMailAddress(to)) return
  const locale = readIfWhole(settingsSchema, settings)?.locale ?? defaultLocale
  const day = dayOf(leaving!.until.toDate(), readIfWhole(noticeWishesSchema, wishes) ?? {})
  const link = siteUrl() + localizedPath(locale, memberScreens.take)
  queueMessage(transaction, mailId, { template: 'leaving', locale, to, parameters: { day, link } }, now)
}
