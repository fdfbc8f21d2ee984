import {
  type MailDocument,
  type MailParameters,
  mailDocumentSchema,
  mailKinds,
  mailLimits,
  mailWishesSchema,
} from '@varanda/domain/mail/mail'
import type { NoticeTopic } from '@varanda/domain/notice/topics'
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
import { mailServer, siteUrl } from './settings.ts'
import { sendLetter } from './smtp.ts'
import { type Claim, claimOf, settle } from './steps.ts'
import { renderMail } from './templates.ts'
import { unsubscribeLinks } from './unsubscribe.ts'

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
  const { template, locale, parameters, to, uid } = seen
  const server = mailServer()
  const reader = mailKinds[template].isNotification ? uid : null
  const isWanted = reader === null || (await wants(reader))
  const unsubscribe = reader === null ? undefined : await unsubscribeLinks(siteUrl(), reader, locale, topicsIn(seen))
  const rendered = renderMail(template, locale, parameters, unsubscribe)

  const claim = await takeUp(reference, isWanted)
  if (claim.kind !== 'send') return
  if (!server) {
    return settleNow(reference, { state: 'shown', message: { ...rendered }, parameters: FieldValue.delete() })
  }
  const outcome = await sendLetter(server, {
    id: mailId,
    to,
    ...rendered,
    ...(unsubscribe?.[0] && { unsubscribe: unsubscribe[0].link }),
  })
  const settlement = settle({ template, tries: claim.tries }, outcome, Date.now())
  if (settlement.state === 'waiting') {
    const [dueAt, { reason }] = [Timestamp.fromMillis(settlement.at), settlement]
    await settleNow(reference, { state: 'waiting', dueAt, reason }, dueAt)
    return ringSoon('send-mail', { mailId }, new Date())
  }
  if (settlement.state !== 'sent') console.warn(`Mail ${mailId} (${template}) is ${settlement.state}`)
  return settleNow(reference, { ...settlement, ...forgotten })
}

/** Stores the claim before anything is sent: if this process dies, a later run finds the claim expired. */
function takeUp(reference: DocumentReference, isWanted: boolean) {
  return db.runTransaction(async (transaction) => {
    const now = Date.now()
    const message = read(mailDocumentSchema, await transaction.get(reference))
    const claim: Claim = message ? claimOf(message, now) : { kind: 'over' }
    if (claim.kind === 'unknown') write(transaction, reference, { state: 'unknown', ...forgotten })
    if (claim.kind === 'late') write(transaction, reference, { state: 'dead', reason: 'late', ...forgotten })
    if (claim.kind !== 'send' || !message) return claim as Exclude<Claim, { kind: 'send' }>
    if (!isWanted) {
      write(transaction, reference, { state: 'unwanted', ...forgotten })
      return { kind: 'over' as const }
    }
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

/** The topics of what a message tells. */
function topicsIn({ template, parameters }: MailDocument): readonly NoticeTopic[] {
  return template === 'notices' ? ((parameters as MailParameters['notices'] | undefined)?.topics ?? []) : []
}

async function wants(uid: string): Promise<boolean> {
  return read(mailWishesSchema, await db.doc(paths.mailWishes(uid)).get())?.notifications !== false
}
