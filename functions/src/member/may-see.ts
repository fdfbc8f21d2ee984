import { isGuarded } from '@varanda/domain/guardian/guardian'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** A transaction, or the store itself. */
interface Reader {
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/**
 * What firestore.rules ask before a profile opens, asked again where rules are not: the other's block,
 * and whether a child knows the asker. One's own block hides nothing of what one knew.
 */
export async function maySeeMember(reader: Reader, asker: string, uid: string): Promise<boolean> {
  const [standing, connection, block] = await reader.getAll(
    db.doc(paths.standing(uid)),
    db.doc(paths.connection(uid, asker)),
    db.doc(paths.block(uid, asker)),
  )
  if (asker === uid) return true
  if (block!.exists) return false
  const held = readIfWhole(standingSchema, standing)
  return held !== undefined && (!isGuarded(held) || held.guardian === asker || connection!.exists)
}
