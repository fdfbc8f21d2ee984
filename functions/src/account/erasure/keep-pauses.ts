import { type InstanceBranches, instanceBranchesSchema } from '@varanda/domain/instance/instance'
import { type Standing, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { pauseOver } from '../../invite/is-resting.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import type { Erasing, Left } from './slice.ts'

/**
 * Whoever came by somebody in a paused branch stays in one, each in their own, which administrators wake as any other: the
 * tree ends where somebody has gone. Why it was paused was said of others, and does not go along.
 */
export async function keepPauses({ uid }: Erasing): Promise<Left> {
  const inviter: `invitedBy.${keyof NonNullable<Standing['invitedBy']>}` = 'invitedBy.uid'
  await db.runTransaction(async (transaction) => {
    const [found, branches] = await transaction.getAll(db.doc(paths.standing(uid)), db.doc(paths.instanceBranches))
    const { paused } = readIfWhole(instanceBranchesSchema, branches) ?? {}
    const pause = paused && (await pauseOver(transaction, uid, readIfWhole(standingSchema, found)))
    if (!pause) return
    const { docs } = await transaction.get(db.collectionGroup('private').where(inviter, '==', uid).select())
    const guests = docs.map(({ ref }) => ref.parent.parent!.id)
    const kept = Object.fromEntries(guests.map((guest) => [guest, { ...pause, reason: '' }]))
    transaction.set(branches!.ref, { paused: { ...kept, ...paused } } satisfies InstanceBranches)
  })
  return 'over'
}
