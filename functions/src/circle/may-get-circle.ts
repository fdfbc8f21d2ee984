import { circleSchema } from '@varanda/domain/circle/circle'
import { groupInvitationSchema, isInvited } from '@varanda/domain/circle/group-invitation'
import { isWayIn } from '@varanda/domain/guardian/guardian'
import { mayRead, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import type { Account } from '../lib/callable.ts'
import { readIfWhole } from '../lib/read.ts'
import { isBarred } from './barred.ts'

/**
 * Whether a circle may be known to `reader`, as the rules have it of its document; of a public one, unless it is not
 * for them.
 */
export async function mayGetCircle(
  reader: Pick<Account, 'uid' | 'authTime' | 'provider'>,
  circleId: string,
  now: Date,
): Promise<boolean> {
  const [standing, found, row, asked] = await db.getAll(
    db.doc(paths.standing(reader.uid)),
    db.doc(paths.circle(circleId)),
    db.doc(paths.circleMember(circleId, reader.uid)),
    db.doc(paths.groupInvitation(reader.uid, circleId)),
  )
  const held = readIfWhole(standingSchema, standing)
  const circle = readIfWhole(circleSchema, found)
  if (!circle || !held || !mayRead(held, reader.authTime) || !isWayIn(held, reader.provider)) return false
  if (circle.owner === reader.uid) return true
  if (circle.kind === 'private') return false
  if (row!.exists) return true
  if (circle.kind === 'group') return isInvited(readIfWhole(groupInvitationSchema, asked), now)
  return (held.ageBand ?? 'adult') === 'adult' && !(await isBarred(db, { id: circleId, circle }, reader.uid))
}
