import { type Erasure, erasureLimits } from '@varanda/domain/account/leaving/erasure'
import { erasing } from '@varanda/domain/account/leaving/leaving'
import { settingsSchema } from '@varanda/domain/account/settings'
import { newId } from '@varanda/domain/ids'
import { defaultLocale } from '@varanda/domain/locale'
import { contactSchema, shownAddressOf } from '@varanda/domain/member/contact'
import { signInsEndedAt } from '@varanda/domain/member/member-changes'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { enqueueAhead } from '../../lib/enqueue.ts'
import { readIfWhole } from '../../lib/read.ts'
import { forgetSignIns } from '../../member/end-sign-ins.ts'
import { firstStage } from './stages.ts'

/** Shuts somebody out for good and notes that all of theirs goes; to be called before anything is written. */
export async function noteErasing(
  transaction: Transaction,
  uid: string,
  standing: Standing,
  now: Date,
): Promise<() => void> {
  const [contact, settings] = await transaction.getAll(db.doc(paths.contact(uid)), db.doc(paths.settings(uid)))
  const erasure: Erasure = {
    begunAt: Timestamp.fromDate(now),
    step: 0,
    stage: firstStage,
    after: '',
    alias: newId(),
    email: shownAddressOf(readIfWhole(contactSchema, contact)),
    locale: readIfWhole(settingsSchema, settings)?.locale ?? defaultLocale,
  }
  return () => {
    const validSince = new Timestamp(signInsEndedAt(standing, now), 0)
    transaction.set(db.doc(paths.standing(uid)), { ...erasing(standing), validSince })
    transaction.set(db.doc(paths.erasure(uid)), erasure)
    setAlarm(transaction, 'end-leaving', { uid }, null)
    setAlarm(transaction, 'erase-member', { uid }, Timestamp.fromMillis(now.getTime() + erasureLimits.firstLookMs))
  }
}

/** After `noteErasing`: ends the sign-ins and begins. Whoever dies before has left an alarm. */
export async function setOut(uid: string): Promise<void> {
  await forgetSignIns(uid)
  await enqueueAhead('eraseMember', { uid, step: 0 }, { id: `erase-${uid}-0` })
}
