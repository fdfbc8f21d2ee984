import type { Connection } from '@varanda/domain/connection/connection'
import { connectionSchema } from '@varanda/domain/connection/connection'
import type { ConnectionRequest } from '@varanda/domain/connection/connection-request'
import { connectionRequestSchema } from '@varanda/domain/connection/connection-request'
import { DomainError } from '@varanda/domain/errors'
import { requestConnections } from '@varanda/domain/invite/joining'
import { memberSchema } from '@varanda/domain/member/member'
import { type Person, personOf } from '@varanda/domain/member/person'
import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { record, unrecord } from '../fact/record.ts'
import { gateBetween } from '../guardian/gate.ts'
import { db } from '../lib/app.ts'
import { put } from '../lib/put.ts'
import { read } from '../lib/read.ts'

/** Two members of whom one asks, or answers, the other. */
export interface Meeting {
  me: Person
  other: Person
  standings: { me: Standing; other: Standing }
  connection: Connection | undefined
  mine: ConnectionRequest | undefined
  theirs: ConnectionRequest | undefined
  areApart: boolean
}

/** Reads what stands between two members. Throws `person-unknown` for whoever is not there. */
export async function readMeeting(transaction: Transaction, uid: string, otherUid: string): Promise<Meeting> {
  const [myProfile, theirProfile, myStanding, theirStanding, connection, mine, theirs, ...blocks] =
    await transaction.getAll(
      db.doc(paths.user(uid)),
      db.doc(paths.user(otherUid)),
      db.doc(paths.standing(uid)),
      db.doc(paths.standing(otherUid)),
      db.doc(paths.connection(uid, otherUid)),
      db.doc(paths.connectionRequest(uid, otherUid)),
      db.doc(paths.connectionRequest(otherUid, uid)),
      db.doc(paths.block(uid, otherUid)),
      db.doc(paths.block(otherUid, uid)),
    )
  const [me, other] = [read(memberSchema, myProfile), read(memberSchema, theirProfile)]
  const standings = { me: read(standingSchema, myStanding), other: read(standingSchema, theirStanding) }
  if (uid === otherUid || !me || !other || !standings.me || !standings.other) throw new DomainError('person-unknown')
  return {
    me: personOf(uid, me),
    other: personOf(otherUid, other),
    standings: { me: standings.me, other: standings.other },
    connection: read(connectionSchema, connection),
    mine: read(connectionRequestSchema, mine),
    theirs: read(connectionRequestSchema, theirs),
    areApart: blocks.some(({ exists }) => exists),
  }
}

/** What a guardian has to allow first, on either side. `connects`: both have agreed, only guardians are left to ask. */
export function gateOf(transaction: Transaction, { me, other, standings }: Meeting, now: Date, connects: boolean) {
  const sides = [
    { person: me, standing: standings.me },
    { person: other, standing: standings.other },
  ] as const
  return gateBetween(transaction, sides[0], sides[1], me.uid, now, { connects })
}

/** Connects the two from now on; what was asked is over. */
export function meet(
  transaction: Transaction,
  meeting: Omit<Meeting, 'standings' | 'connection' | 'areApart'>,
  now: Date,
) {
  const { me, other, mine, theirs } = meeting
  put(transaction, requestConnections(me, other, Timestamp.fromDate(now)))
  forgetRequests(transaction, { uid: me.uid, other: other.uid, mine, theirs })
  transaction.delete(db.doc(paths.parting(me.uid, other.uid)))
}

/** That somebody asked `other`: a fact of each time that they did. */
export function asked(uid: string, other: string, at: Moment) {
  const source = paths.connectionRequest(other, uid)
  return { kind: 'connection-asked', source, turn: at.toMillis(), about: [other] } as const
}

/** Whoever had asked is told that the other agreed. */
export function recordMet(transaction: Transaction, { me, other }: Pick<Meeting, 'me' | 'other'>, now: Date): void {
  const at = Timestamp.fromDate(now)
  const source = paths.connection(other.uid, me.uid)
  record(transaction, { kind: 'connection-made', source, turn: now.getTime(), at, by: me.uid, about: [other.uid] })
}

/** Writes both copies of a request; `hidden` when the other refused before and so is not told of it. */
export function ask(
  transaction: Transaction,
  { me, other }: Pick<Meeting, 'me' | 'other'>,
  now: Date,
  hidden: boolean,
): void {
  const at = Timestamp.fromDate(now)
  const out: ConnectionRequest = { ...other, direction: 'out', state: 'open', at }
  const incoming: ConnectionRequest = { ...me, direction: 'in', state: 'open', at }
  transaction.set(db.doc(paths.connectionRequest(me.uid, other.uid)), out)
  if (hidden) return
  transaction.set(db.doc(paths.connectionRequest(other.uid, me.uid)), incoming)
  record(transaction, { ...asked(me.uid, other.uid, at), at, by: me.uid })
}

/** What two members asked each other: each one's copy, if there is any. */
interface Requests extends Pick<Meeting, 'mine' | 'theirs'> {
  uid: string
  other: string
}

/** Ends what two asked each other, whoever asked; nobody is told of it any more. */
export function forgetRequests(transaction: Transaction, { uid, other, mine, theirs }: Requests): void {
  transaction.delete(db.doc(paths.connectionRequest(uid, other)))
  transaction.delete(db.doc(paths.connectionRequest(other, uid)))
  if (mine?.direction === 'in') unrecord(transaction, asked(other, uid, mine.at))
  if (theirs?.direction === 'in') unrecord(transaction, asked(uid, other, theirs.at))
}
