import { type InstanceBranches, instanceBranchesSchema } from '@varanda/domain/instance/instance'
import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** A transaction, or the store itself. */
interface Reader {
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>
}

type Pause = InstanceBranches['paused'][string]

/** Whether this member's links rest, because an administrator paused a part of the invite tree that they are in. */
export async function isResting(reader: Reader, inviter: string, standing: Standing | undefined): Promise<boolean> {
  return (await pauseOver(reader, inviter, standing)) !== undefined
}

/**
 * The pause that a member is below, or at the foot of: the nearest. Walks up the tree only while something is paused.
 */
export async function pauseOver(
  reader: Reader,
  member: string,
  standing: Standing | undefined,
): Promise<Pause | undefined> {
  const [branches] = await reader.getAll(db.doc(paths.instanceBranches))
  const paused = read(instanceBranchesSchema, branches)?.paused ?? {}
  if (Object.keys(paused).length === 0) return undefined
  const seen = new Set<string>()
  let [uid, above] = [member, standing] as [string, Standing | undefined]
  for (;;) {
    if (Object.hasOwn(paused, uid)) return paused[uid]
    seen.add(uid)
    const parent = above?.invitedBy?.uid
    // Nobody is their own ancestor; a tree that says otherwise ends here.
    if (parent === undefined || seen.has(parent)) return undefined
    const [next] = await reader.getAll(db.doc(paths.standing(parent)))
    uid = parent
    above = read(standingSchema, next)
  }
}
