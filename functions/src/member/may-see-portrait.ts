import { isGuarded, isWayIn } from '@varanda/domain/guardian/guardian'
import { mayRead, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import type { Account } from '../lib/callable.ts'
import { readIfWhole } from '../lib/read.ts'

/**
 * Whether somebody's portrait opens to `reader`: an adult's to every active member between whom and them there is no
 * block, a child's to whoever answers for it, knows it or is in a group with it.
 */
export async function maySeePortrait(
  reader: Pick<Account, 'uid' | 'authTime' | 'provider'>,
  uid: string,
): Promise<boolean> {
  const [standing, theirs, connection, theirBlock, myBlock] = await db.getAll(
    db.doc(paths.standing(reader.uid)),
    db.doc(paths.standing(uid)),
    db.doc(paths.connection(uid, reader.uid)),
    db.doc(paths.block(uid, reader.uid)),
    db.doc(paths.block(reader.uid, uid)),
  )
  const held = readIfWhole(standingSchema, standing)
  if (!held || !mayRead(held, reader.authTime) || !isWayIn(held, reader.provider)) return false
  if (reader.uid === uid) return true
  const owner = readIfWhole(standingSchema, theirs)
  if (!owner || theirBlock!.exists || myBlock!.exists) return false
  if (!isGuarded(owner) || owner.guardian === reader.uid || connection!.exists) return true
  return isInGroupWith(uid, reader.uid)
}

/** Whether both are in a group; asked of a child, who is in few. */
async function isInGroupWith(uid: string, other: string): Promise<boolean> {
  const groups = await db.collection(paths.joinedCircles(uid)).select().get()
  if (groups.empty) return false
  const rows = await db.getAll(...groups.docs.map(({ id }) => db.doc(paths.circleMember(id, other))))
  return rows.some(({ exists }) => exists)
}
