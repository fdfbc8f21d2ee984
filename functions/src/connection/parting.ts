import type { CircleKind } from '@varanda/domain/circle/circle'
import type { Parting } from '@varanda/domain/connection/parting'
import { paths } from '@varanda/domain/paths'
import { circleSource } from '@varanda/domain/source/reach'
import { changePath, type Source, type SourceChange, sourceOf } from '@varanda/domain/source/source'
import { type DocumentReference, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { endSoon, readRunning } from '../card/end-order.ts'
import type { OrderBetween } from '../card/orders-between.ts'
import { callingOffBetween } from '../circle/call-off.ts'
import { circlesHolding } from '../circle/circles-holding.ts'
import { type CircleBook, exit } from '../circle/membership.ts'
import { db } from '../lib/app.ts'
import { enqueueAhead } from '../lib/enqueue.ts'
import { dropEntries } from '../source/drop-entries.ts'
import { endReminder, remindersBetween } from '../support/reminders.ts'

/** How many entries are taken before the call answers; the rest is left to a task. */
const beforeAnswering = 2000

/** What two members have of each other, as a transaction has read it. */
export interface Ties {
  sides: readonly [one: string, other: string]
  areConnected: boolean
  /** Circles of the one in which the other is, each with whoever goes. */
  circles: readonly { book: CircleBook; uid: string }[]
  /** What the one pays the other by card, or is about to, where that ends. */
  orders: readonly OrderBetween[]
  /** By which one is reminded of supporting the other, where that ends. */
  reminders: readonly DocumentReference[]
  /** Ends the invitations into groups that one has of the other, where those end. */
  callOff: () => void
}

/**
 * Reads what ends when two part: the connection, and the places in each other's private circles, to which only
 * connections belong; a block ends followings, too, and invitations into groups. Groups stay: they are others' as well.
 */
export async function readTies(
  transaction: Transaction,
  one: string,
  other: string,
  { how, now }: { how: 'part' | 'block'; now: Date },
): Promise<Ties> {
  const kinds: CircleKind[] = how === 'block' ? ['private', 'public'] : ['private']
  const rows = await transaction.getAll(db.doc(paths.connection(one, other)), db.doc(paths.connection(other, one)))
  const held = await Promise.all([
    circlesHolding(transaction, one, other, kinds),
    circlesHolding(transaction, other, one, kinds),
  ])
  const circles = [...held[0].map((book) => ({ book, uid: other })), ...held[1].map((book) => ({ book, uid: one }))]
  return {
    sides: [one, other],
    areConnected: rows.some(({ exists }) => exists),
    // Who subscribes need not be known: what they pay for goes on, until a block.
    circles: circles.filter(({ book }) => how === 'block' || !book.circle.tier),
    orders: how === 'block' ? await readRunning(transaction, one, other, now) : [],
    reminders: how === 'block' ? await remindersBetween(transaction, one, other) : [],
    callOff: how === 'block' ? await callingOffBetween(transaction, one, other) : () => {},
  }
}

/** Takes two members out of each other's sources. */
export function endTies(
  transaction: Transaction,
  { sides: [one, other], areConnected, circles, orders, reminders, callOff }: Ties,
  now: Date,
) {
  for (const { book, uid } of circles) exit(transaction, book, uid, now)
  for (const order of orders) endSoon(transaction, order, now)
  for (const reminder of reminders) endReminder(transaction, reminder)
  callOff()
  if (!areConnected) return
  for (const [owner, uid] of [
    [one, other],
    [other, one],
  ] as const) {
    const left: SourceChange = { uid, change: 'left', at: Timestamp.fromDate(now) }
    transaction.delete(db.doc(paths.connection(owner, uid)))
    transaction.set(db.doc(paths.roster(owner)), { people: { [uid]: FieldValue.delete() } }, { merge: true })
    transaction.set(db.doc(changePath(sourceOf(owner), left)), left)
  }
}

/** Stores that `by` ended the connection with `other`: from then on a link alone does not connect the two again. */
export function rememberParting(transaction: Transaction, by: string, other: string, now: Date): void {
  const parting: Parting = { by, at: Timestamp.fromDate(now) }
  transaction.set(db.doc(paths.parting(by, other)), parting)
}

/** Takes the entries that ties gave, on both sides, once a transaction has ended them. Answers how many. */
export async function dropBothWays({ sides: [one, other], circles }: Ties): Promise<number> {
  const given: [reader: string, source: Source][] = [
    [other, sourceOf(one)],
    [one, sourceOf(other)],
    ...circles.map(({ book, uid }) => [uid, circleSource(book.id)] as [string, Source]),
  ]
  let removed = 0
  for (const [reader, source] of given) {
    const { taken, left } = await dropEntries(reader, source, beforeAnswering)
    removed += taken
    if (left) await enqueueAhead('dropEntries', { reader, source })
  }
  return removed
}
