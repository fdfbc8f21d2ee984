import { createHash } from 'node:crypto'
import type { Digest } from '@varanda/domain/digest/digest'
import { isUnderWay, type MailDocument, mailDocumentSchema, mailKinds, mailLimits } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** It stands in Message-ID as well, where nobody is to be known by it. */
export function digestMailId(uid: string, on: string): string {
  return createHash('sha256').update(`digest ${uid} ${on}`).digest('hex')
}

/** What a digest's mail came to: its reader was told, or may have been; it never left; nobody knows yet. */
export type Fate = 'told' | 'never-left' | 'under-way'

/** What became of a member's digest, as of `transaction`. Of whose mail nothing is kept any more counts as told. */
export async function fateOf(transaction: Transaction, uid: string, { day }: Digest, now: Date): Promise<Fate> {
  const found = await transaction.get(db.doc(paths.mail(digestMailId(uid, day))))
  const mail = readIfWhole(mailDocumentSchema, found)
  return mail ? fateBy(mail, now.getTime()) : 'told'
}

/** By then whoever looks after a mail has found that it is late, unless it cannot even be made (milliseconds). */
const overAfterMs = mailKinds.digest.goodMs + 2 * mailLimits.lookAfterMs

/** One of which nothing was left to tell was told in full, or it would be claimed again each day. */
function fateBy({ state, reason, createdAt }: MailDocument, now: number): Fate {
  if (isUnderWay({ state }) && now < createdAt.toMillis() + overAfterMs) return 'under-way'
  const neverLeft = state === 'dead' || state === 'waiting' || (state === 'unwanted' && reason !== 'nothing')
  return neverLeft ? 'never-left' : 'told'
}
