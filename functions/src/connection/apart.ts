import { paths } from '@varanda/domain/paths'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/** A transaction, or the store itself. */
interface Reads {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/** A member, and another who did something. */
interface Pair {
  uid: string
  by: string
}

/** Whether a block stands between two members: nothing that one does concerns the other's automations, or is told them. */
export async function areApart(reads: Reads, uid: string, by: string): Promise<boolean> {
  return (await whichAreApart(reads, [{ uid, by }]))[0]!
}

/** The same of each of many pairs, by one request that asks of each two no more than once. */
export async function whichAreApart(reads: Reads, pairs: readonly Pair[]): Promise<boolean[]> {
  const asked = pairs.map(({ uid, by }) => blocksBetween(uid, by))
  const places = new Map(asked.flat().map((place) => [place.path, place]))
  const found = places.size > 0 ? await reads.getAll(...places.values()) : []
  const standing = new Set(found.flatMap(({ exists, ref }) => (exists ? [ref.path] : [])))
  return asked.map((blocks) => blocks.some(({ path }) => standing.has(path)))
}

/** Where a block between two members would stand; nowhere between a member and themselves. */
export function blocksBetween(uid: string, by: string): DocumentReference[] {
  return by === uid ? [] : [db.doc(paths.block(uid, by)), db.doc(paths.block(by, uid))]
}
