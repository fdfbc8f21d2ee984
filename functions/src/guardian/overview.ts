import { isDeepStrictEqual } from 'node:util'
import { circleLimits, circleSchema, joinedCircleSchema } from '@varanda/domain/circle/circle'
import { type Connection, connectionSchema } from '@varanda/domain/connection/connection'
import {
  dayMinutesSchema,
  type GuardianOverview,
  guardianLimits,
  isGuarded,
  isOverseen,
} from '@varanda/domain/guardian/guardian'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { forgetUnseenMinutes } from './forget-minutes.ts'

/** What a guardian sees of a connection. */
function seenOf(uid: string, connection: Connection): GuardianOverview['contacts'][number] {
  return { ...personOf(uid, connection), since: connection.since }
}

/** Whether a change of a connection shows in no overview, so that none needs to be made anew. */
export function isSeenAlike(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  const [one, other] = [before, after].map((row) => readIfWhole(connectionSchema, row))
  return !!one && !!other && isDeepStrictEqual(seenOf(before.id, one), seenOf(after.id, other))
}

/** Older days that one refresh takes away; each day brings one. */
const forgotten = 20

/**
 * Writes what a guardian may see of this account anew from what there is, or takes it away: the document being there is
 * the permission, as with a feed's entries. Days that it does not show any more are deleted, and all of them where the
 * guardian sees none. For anybody without a guardian it costs one read.
 */
export async function refreshOverview(uid: string): Promise<void> {
  const isUnseen = await db.runTransaction(async (transaction) => {
    const overview = db.doc(paths.guardianOverview(uid))
    const standing = read(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
    if (!standing?.guardian) return false
    if (!isOverseen(standing)) {
      transaction.delete(overview)
      return true
    }
    const [contacts, minutes] = [
      await transaction.get(
        db.collection(paths.connections(uid)).orderBy('since', 'desc').limit(guardianLimits.overviewContacts),
      ),
      await transaction.get(
        db
          .collection(paths.allMinutes(uid))
          .orderBy('at', 'desc')
          .limit(guardianLimits.overviewDays + forgotten),
      ),
    ]
    const groups = isGuarded(standing) ? await groupsOf(transaction, uid) : []
    const seen: GuardianOverview = {
      contacts: contacts.docs.flatMap((contact) => {
        const known = readIfWhole(connectionSchema, contact)
        return known ? seenOf(contact.id, known) : []
      }),
      minutes: Object.fromEntries(
        minutes.docs.slice(0, guardianLimits.overviewDays).flatMap((one) => {
          const spent = readIfWhole(dayMinutesSchema, one)
          return spent ? [[one.id, spent.minutes]] : []
        }),
      ),
      groups,
      at: Timestamp.now(),
    }
    transaction.set(overview, seen)
    for (const { ref } of minutes.docs.slice(guardianLimits.overviewDays)) transaction.delete(ref)
    return false
  })
  if (isUnseen) await forgetUnseenMinutes(uid)
}

/** The groups that a ward is in, as they are called now. */
async function groupsOf(transaction: Transaction, uid: string): Promise<NonNullable<GuardianOverview['groups']>> {
  const { docs } = await transaction.get(db.collection(paths.joinedCircles(uid)).limit(circleLimits.joined))
  if (docs.length === 0) return []
  const found = await transaction.getAll(...docs.map(({ id }) => db.doc(paths.circle(id))))
  return found.flatMap((one, index) => {
    const [circle, joined] = [readIfWhole(circleSchema, one), readIfWhole(joinedCircleSchema, docs[index]!)]
    if (circle?.kind !== 'group' || !joined) return []
    const { name, block, template } = circle
    return [{ id: one.id, name, since: joined.since, ...(block && { block }), ...(template && { template }) }]
  })
}
