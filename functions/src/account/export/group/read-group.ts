import { circleSchema } from '@varanda/domain/circle/circle'
import { circleRosterSchema } from '@varanda/domain/circle/circle-roster'
import { hasAlbumToTake, mayTakeAlong } from '@varanda/domain/circle/may-take-album'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { rosterSchema } from '@varanda/domain/source/roster'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../../../lib/app.ts'
import { readIfWhole } from '../../../lib/read.ts'

/** A transaction, or the store itself. */
interface Reads {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/** A group whose album is being copied. */
export interface GroupOfCopy {
  id: string
  name: string
}

/**
 * The group, while whoever takes its album may: they are in it and an adult, and what is in it may leave. Else
 * undefined. It is asked with each piece that is made, and whenever what was made is opened.
 */
export async function readGroup(
  reads: Reads,
  uid: string,
  { id, name }: GroupOfCopy,
  standing: Standing,
): Promise<GroupOfCopy | undefined> {
  const [found, row] = await reads.getAll(db.doc(paths.circle(id)), db.doc(paths.circleMember(id, uid)))
  const circle = readIfWhole(circleSchema, found)
  return circle && row!.exists && hasAlbumToTake(circle) && mayTakeAlong(standing.ageBand) ? { id, name } : undefined
}

/** The names of people by uid: of a group's, or of whom a member knows. */
export async function readNames(uid: string, group: GroupOfCopy | undefined): Promise<ReadonlyMap<string, string>> {
  const roster = group
    ? readIfWhole(circleRosterSchema, await db.doc(paths.circleRoster(group.id)).get())
    : readIfWhole(rosterSchema, await db.doc(paths.roster(uid)).get())
  return new Map(Object.entries(roster?.people ?? {}).map(([one, { name }]) => [one, name]))
}
