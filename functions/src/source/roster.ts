import { type Connection, connectionSchema } from '@varanda/domain/connection/connection'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { type Roster, type RosterPerson, rosterSchema } from '@varanda/domain/source/roster'
import { startOf } from '@varanda/domain/source/source'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'

/**
 * Whom a member knows, as of `transaction`: by one read, or from the connections themselves as long as the migration
 * has not completed their roster.
 */
export async function rosterOf(transaction: Transaction, uid: string): Promise<Roster['people']> {
  const roster = await transaction.get(db.doc(paths.roster(uid)))
  const complete: keyof Roster = 'complete'
  return roster.get(complete) ? read(rosterSchema, roster)!.people : rosterFromRows(transaction, uid)
}

export async function rosterFromRows(transaction: Transaction, uid: string): Promise<Roster['people']> {
  const { docs } = await transaction.get(db.collection(paths.connections(uid)))
  return Object.fromEntries(
    docs.flatMap((row) => {
      const connection = readIfWhole(connectionSchema, row)
      return connection ? [[row.id, inRoster(connection)]] : []
    }),
  )
}

/** What a roster says of a connection; the row has more, which is for functions. */
export function inRoster(connection: Connection): RosterPerson {
  const { uid: _, ...person } = personOf(connection.uid, connection)
  const { since, by } = connection
  return { ...person, since, by, from: Timestamp.fromMillis(startOf(connection)) }
}
