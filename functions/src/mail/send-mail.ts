import { type MailDocument, mailDocumentSchema, mailKinds, mailLimits } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import {
  type DocumentReference,
  FieldValue,
  Timestamp,
  type Transaction,
  type UpdateData,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { ringSoon } from '../alarm/ring-soon.ts'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { followMovedAddress } from '../member/follow-address.ts'
import { type Composed, composeMail } from './compose.ts'
import { noteRefusal } from './note-refusal.ts'
import { asksOfAddress, notifiedAddress } from './notified-address.ts'
import { mailServer } from './settings.ts'
import { sendLetter } from './smtp.ts'
import { type Claim, claimOf, settle } from './steps.ts'

/** Address and words are deleted once a message is over; what remains says only that there was one. */
const forgotten = { to: FieldValue.delete(), parameters: FieldValue.delete() }

/**
 * Takes one message as far as it can go now: claims it, sends it, stores the outcome, and sets its alarm to the next try
 * if there has to be one. Run twice, at once or after a crash, it sends no more often than the message's kind allows.
 */
export async function sendMail(mailId: string): Promise<void> {
  const reference = db.doc(paths.mail(mailId))
  const seen = read(mailDocumentSchema, await reference.get())
  if (!seen?.to || !seen.parameters) return
  // Everything that can fail here comes before the claim: after it only the mail server can fail.
  const { template, to, uid } = seen
  const server = mailServer()
  const reader = mailKinds[template].isNotification ? uid : null
  const isWanted = reader === null || (await addressNow(reader)) === to
  const letter = isWanted ? await composeMail({ ...seen, parameters: seen.parameters }, new Date()) : undefined

  const claim = await takeUp(reference, letter, isWanted ? { reason: 'nothing' } : {})
  if (claim.kind !== 'send' || !letter) return
  if (!server) {
    return settleNow(reference, { state: 'shown', message: shown(letter), parameters: FieldValue.delete() })
  }
  const { claim: _, ...words } = letter
  const outcome = await sendLetter(server, { id: mailId, kind: template, to, ...words })
  const settlement = settle({ template, tries: claim.tries }, outcome, Date.now())
  if (settlement.state === 'waiting') {
    const [dueAt, { reason }] = [Timestamp.fromMillis(settlement.at), settlement]
    await settleNow(reference, { state: 'waiting', dueAt, reason }, dueAt)
    return ringSoon('send-mail', { mailId }, new Date())
  }
  if (settlement.state !== 'sent') console.warn(`Mail ${mailId} (${template}) is ${settlement.state}`)
  await settleNow(reference, { ...settlement, ...forgotten })
  if (reader !== null && outcome.kind === 'refused' && outcome.refusal) {
    await noteRefusal(reader, to, outcome.refusal, new Date())
  }
}

/**
 * Stores the claim before anything is sent: if this process dies, a later run finds the claim expired. `why` there is no
 * letter, where there is none.
 */
function takeUp(reference: DocumentReference, letter: Composed | undefined, why: Pick<MailDocument, 'reason'>) {
  return db.runTransaction(async (transaction) => {
    const now = Date.now()
    const message = read(mailDocumentSchema, await transaction.get(reference))
    const claim: Claim = message ? claimOf(message, now) : { kind: 'over' }
    if (claim.kind === 'unknown') write(transaction, reference, { state: 'unknown', ...forgotten })
    if (claim.kind === 'late') write(transaction, reference, { state: 'dead', reason: 'late', ...forgotten })
    if (claim.kind !== 'send' || !message) return claim as Exclude<Claim, { kind: 'send' }>
    if (!letter) {
      write(transaction, reference, { state: 'unwanted', ...why, ...forgotten })
      return { kind: 'over' as const }
    }
    const goesWith = letter.claim && (await letter.claim(transaction))
    // The task comes again, and makes it anew.
    if (letter.claim && !goesWith) throw new Error(`What mail ${reference.id} says changed while it was made`)
    goesWith?.()
    const tries = message.tries + 1
    transaction.update(reference, { state: 'sending', tries, dueAt: Timestamp.fromMillis(now + mailLimits.claimMs) })
    return { kind: 'send' as const, tries }
  })
}

type Changes = UpdateData<MailDocument>

/** Writes what became of a message; `next` is when it is taken up again, null for one that is over. */
function write(
  writes: Transaction | WriteBatch,
  reference: DocumentReference,
  changes: Changes,
  next: Timestamp | null = null,
): void {
  const writer = writes as WriteBatch
  writer.update(reference, changes)
  setAlarm(writes, 'send-mail', { mailId: reference.id }, next)
}

async function settleNow(reference: DocumentReference, changes: Changes, next: Timestamp | null = null): Promise<void> {
  const batch = db.batch()
  write(batch, reference, changes, next)
  await batch.commit()
}

/** As the outbox shows it, where nothing is attached: pictures stand in the words. */
function shown({ subject, text, html, attachments = [] }: Composed): MailDocument['message'] & object {
  const inWords = attachments.reduce(
    (all, { cid, content, kind }) =>
      all.replaceAll(`cid:${cid}`, `data:image/${kind};base64,${content.toString('base64')}`),
    html,
  )
  return { subject, text, html: inWords }
}

/** Asked again: days may lie between what asked for a notification and a mail server that is back. */
async function addressNow(uid: string): Promise<string | undefined> {
  await followMovedAddress(uid)
  return notifiedAddress(await db.getAll(...asksOfAddress(uid)))
}
