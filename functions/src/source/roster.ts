import { connectionSchema } from '@varanda/domain/connection/connection'
import { paths } from '@varanda/domain/paths'
import { type Roster, rosterSchema } from '@varanda/domain/source/roster'
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
      if (!connection) return []
      const { uid: _, ...person } = connection
      return [[row.id, { ...person, from: Timestamp.fromMillis(startOf(connection)) }]]
    }),
  )
}
