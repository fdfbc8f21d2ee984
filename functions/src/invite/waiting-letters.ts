import { mailDocumentSchema } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { letterIdOf } from './address-invite.ts'

/**
 * Reads the letters of invites that end, and answers how to take back those that still wait for a mail server, to be
 * called after all reads: nobody is to be sent a link that is none any more. One that is under way stays.
 */
export async function waitingLetters(transaction: Transaction, inviteIds: readonly string[]): Promise<() => void> {
  if (inviteIds.length === 0) return () => {}
  const found = await transaction.getAll(...inviteIds.map((id) => db.doc(paths.mail(letterIdOf(id)))))
  const waiting = found.filter((letter) => readIfWhole(mailDocumentSchema, letter)?.state === 'waiting')
  return () => {
    for (const { id, ref } of waiting) {
      transaction.delete(ref)
      setAlarm(transaction, 'send-mail', { mailId: id }, null)
    }
  }
}
