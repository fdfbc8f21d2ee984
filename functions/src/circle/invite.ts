import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { type GroupInvitation, groupInvitationSchema, invitationEnd } from '@varanda/domain/circle/group-invitation'
import type { Fact } from '@varanda/domain/fact/fact'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type DocumentSnapshot, type Query, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { record, unrecord } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

interface Asking {
  circleId: string
  by: string
  uid: string
}

/** The invitations of these people into a group, as of `transaction`. */
export async function readInvitations(
  transaction: Transaction,
  circleId: string,
  people: readonly string[],
): Promise<Map<string, GroupInvitation>> {
  if (people.length === 0) return new Map()
  const found = await transaction.getAll(...people.map((uid) => db.doc(paths.groupInvitation(uid, circleId))))
  return new Map(
    found.flatMap((one, index) => {
      const invitation = readIfWhole(groupInvitationSchema, one)
      return invitation ? [[people[index]!, invitation]] : []
    }),
  )
}

/**
 * Asks somebody into a group; again, and by whomever, it is one invitation, of which they are told once. `before`: the
 * one that they have.
 */
export function invite(
  transaction: Transaction,
  { circleId, by, uid }: Asking,
  before: GroupInvitation | undefined,
  now: Date,
): void {
  const at = Timestamp.fromDate(now)
  const until = Timestamp.fromMillis(invitationEnd(now))
  const toldAt = before?.toldAt ?? at
  const invitation: GroupInvitation = { circleId, by, at, until, toldAt }
  transaction.set(db.doc(paths.groupInvitation(uid, circleId)), invitation)
  setAlarm(transaction, 'end-invitation', { circleId, uid }, until)
  if (!before?.toldAt) record(transaction, { ...factOf(circleId, uid, toldAt), at, by })
}

/** Ends an invitation that was answered, or is over, and takes its notice along. */
export function endInvitation(
  transaction: Transaction,
  circleId: string,
  uid: string,
  invitation: GroupInvitation | undefined,
): void {
  if (!invitation) return
  dropInvitation(transaction, circleId, uid)
  if (invitation.toldAt) unrecord(transaction, factOf(circleId, uid, invitation.toldAt))
}

/** The same of what was found, where nothing may wait for it: of a damaged one the notice stays. */
export function endFoundInvitation(
  transaction: Transaction,
  circleId: string,
  uid: string,
  found: DocumentSnapshot,
): void {
  const invitation = readIfWhole(groupInvitationSchema, found)
  if (invitation) endInvitation(transaction, circleId, uid, invitation)
  else if (found.exists) dropInvitation(transaction, circleId, uid)
}

function dropInvitation(transaction: Transaction, circleId: string, uid: string): void {
  transaction.delete(db.doc(paths.groupInvitation(uid, circleId)))
  setAlarm(transaction, 'end-invitation', { circleId, uid }, null)
}

/** Ends an invitation that ran out. */
export function endDueInvitation(
  { circleId, uid }: AlarmReference<'end-invitation'>,
  now: Date,
): Promise<Moment | null> {
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(db.doc(paths.groupInvitation(uid, circleId)))
    const invitation = readIfWhole(groupInvitationSchema, found)
    if (invitation && invitation.until.toMillis() > now.getTime()) return invitation.until
    endFoundInvitation(transaction, circleId, uid, found)
    return null
  })
}

/** What one member has asked another into, also what ran out. */
export function invitationsOf(uid: string, by: string): Query {
  const field: keyof GroupInvitation = 'by'
  return db.collection(paths.groupInvitations(uid)).where(field, '==', by)
}

/** All invitations into a group, also those that ran out. */
export function invitationsInto(circleId: string): Query {
  const field: keyof GroupInvitation = 'circleId'
  return db.collectionGroup('groupInvitations').where(field, '==', circleId)
}

function factOf(
  circleId: string,
  uid: string,
  toldAt: Moment,
): Pick<Fact, 'kind' | 'source' | 'about'> & { turn: number } {
  return {
    kind: 'group-invited',
    source: paths.groupInvitation(uid, circleId),
    about: [uid],
    turn: toldAt.toMillis(),
  }
}
