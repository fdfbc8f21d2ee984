import { discoverCircles as contract, type DiscoveredCircle } from '@varanda/domain/circle/calls/discover-circles'
import { type Circle, circleLimits, circleMemberSchema, circleSchema } from '@varanda/domain/circle/circle'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { isBarred } from '../barred.ts'

/** How many are looked at: some are not for this member. */
const looked = circleLimits.discovered + 10

/** A few reads for each circle that is looked at, however many there are. */
export const discoverCircles = callable(contract, async (_, { uid, standing }) => {
  approvalNeeded(standing, 'follow-public-circle')
  const kind: keyof Circle = 'kind'
  const activeAt: keyof Circle = 'activeAt'
  const newest = db.collection(paths.circles).where(kind, '==', 'public').orderBy(activeAt, 'desc')
  const { docs } = await newest.limit(looked).get()
  const found = await Promise.all(
    docs.map((one) => {
      const circle = readIfWhole(circleSchema, one)
      return circle && offered(one.id, circle, uid)
    }),
  )
  return { circles: found.filter((one) => one !== undefined).slice(0, circleLimits.discovered) }
})

/** Undefined for one that the member is in or may not follow, and for one whose owner is away. */
async function offered(id: string, circle: Circle, uid: string): Promise<DiscoveredCircle | undefined> {
  const [mine, row, held] = await db.getAll(
    db.doc(paths.circleMember(id, uid)),
    db.doc(paths.circleMember(id, circle.owner)),
    db.doc(paths.standing(circle.owner)),
  )
  const owner = readIfWhole(circleMemberSchema, row)
  if (mine!.exists || !owner || readIfWhole(standingSchema, held)?.status !== 'active') return undefined
  if (await isBarred(db, { id, circle }, uid)) return undefined
  const { name, purpose = '', block = 0, members = 0 } = circle
  return { circleId: id, name, purpose, block, owner: personOf(circle.owner, owner), members }
}
