import { timingSafeEqual } from 'node:crypto'
import { digestOf, digestRhythms } from '@varanda/domain/digest/digest-wish'
import { type MailWishes, mailWishesSchema } from '@varanda/domain/mail/mail'
import { channelsOf, type NoticeWishes, noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { hasGone } from '../member/has-gone.ts'
import { key, type Stopped, sign } from './unsubscribe.ts'

/** For how long a page takes back what it did (milliseconds): its links stay good, so whoever holds an old mail must not. */
export const undoMs = 10 * 60_000

/** How a wish was that a link ended; `usual`: the member had said nothing. */
const formerWishes = ['yes', 'usual', 'words', ...digestRhythms] as const
type Former = (typeof formerWishes)[number]

const wishesAt = ({ uid, topic, digest }: Stopped) =>
  db.doc(topic || digest ? paths.noticeWishes(uid) : paths.mailWishes(uid))

/** Stores that a member does not want these mails, or none of the words in them. Answers how it was, if it was otherwise. */
export function stop(stopped: Stopped): Promise<Former | undefined> {
  return db.runTransaction(async (transaction) => {
    // An old mail outlives its reader's account.
    if (await hasGone(transaction, stopped.uid)) return undefined
    const former = await formerOf(transaction, stopped)
    const { topic, digest } = stopped
    const place = wishesAt(stopped)
    if (topic) transaction.set(place, { topics: { [topic]: { mail: false } } } satisfies NoticeWishes, { merge: true })
    else if (digest === 'digest') transaction.set(place, { digest: { rhythm: 'never' } }, { merge: true })
    else if (digest) transaction.set(place, { digest: { show: 'names' } }, { merge: true })
    else transaction.set(place, { notifications: false } satisfies MailWishes)
    return former
  })
}

/** Undefined where it is as the link would have it already. */
async function formerOf(transaction: Transaction, stopped: Stopped): Promise<Former | undefined> {
  const found = await transaction.get(wishesAt(stopped))
  const { topic, digest } = stopped
  if (!topic && !digest) {
    const wishes = readIfWhole(mailWishesSchema, found)
    return wishes ? (wishes.notifications ? 'yes' : undefined) : 'usual'
  }
  const wishes = readIfWhole(noticeWishesSchema, found) ?? {}
  if (topic) {
    if (!channelsOf(wishes, topic).mail) return undefined
    return wishes.topics?.[topic]?.mail ? 'yes' : 'usual'
  }
  const { rhythm, show } = digestOf(wishes)
  if (digest === 'digest') return rhythm === 'never' ? undefined : rhythm
  return show === 'words' ? 'words' : undefined
}

/** By which the page that stopped something takes it back: how it was, until when (milliseconds), and our signature. */
export async function undoTicket(stopped: Stopped, former: Former, now: Date): Promise<string> {
  const words = `${former}.${now.getTime() + undoMs}`
  return `${words}.${await signatureOf(stopped, words)}`
}

async function signatureOf({ uid, topic, digest }: Stopped, words: string): Promise<string> {
  return sign(await key(), `undo ${uid} ${topic ?? digest ?? 'all'} ${words}`).digest('base64url')
}

/** What a ticket says; undefined for one that is not ours or whose time is over. */
async function formerIn(stopped: Stopped, ticket: unknown, now: Date): Promise<Former | undefined> {
  if (typeof ticket !== 'string') return undefined
  const [named = '', until = '', signature = ''] = ticket.split('.')
  const expected = Buffer.from(await signatureOf(stopped, `${named}.${until}`))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && Number(until) > now.getTime() ? formerWishes.find((one) => one === named) : undefined
}

/** Whether it is as the link would have it, and the ticket could take that back. */
export async function mayUndo(stopped: Stopped, ticket: unknown, now: Date): Promise<boolean> {
  if ((await formerIn(stopped, ticket, now)) === undefined) return false
  return db.runTransaction(
    async (transaction) =>
      !(await hasGone(transaction, stopped.uid)) && (await formerOf(transaction, stopped)) === undefined,
  )
}

/** Puts back what a ticket says, unless its time is over or its member has decided otherwise since. False then. */
export async function undoStop(stopped: Stopped, ticket: unknown, now: Date): Promise<boolean> {
  const former = await formerIn(stopped, ticket, now)
  if (former === undefined) return false
  return db.runTransaction(async (transaction) => {
    if (await hasGone(transaction, stopped.uid)) return false
    const present = await formerOf(transaction, stopped)
    // A page that is loaded again sends its form again.
    if (present !== undefined) return present === former
    const { topic, digest } = stopped
    const place = wishesAt(stopped)
    const yes = former === 'usual' ? FieldValue.delete() : true
    if (topic) transaction.set(place, { topics: { [topic]: { mail: yes } } }, { merge: true })
    else if (digest === 'digest') transaction.set(place, { digest: { rhythm: former } }, { merge: true })
    else if (digest) transaction.set(place, { digest: { show: former } }, { merge: true })
    else transaction.set(place, { notifications: true } satisfies MailWishes)
    return true
  })
}
