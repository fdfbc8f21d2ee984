import { ownerStandIn as contract } from '@varanda/domain/circle/calls/owner-stand-in'
import { circleLimits } from '@varanda/domain/circle/circle'
import { joinRequestSchema } from '@varanda/domain/circle/join-request'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { readBookAs } from '../read-book.ts'

export const ownerStandIn = callable(contract, async ({ circleId }, { uid }, { now }) => {
  const asSeen = await db.runTransaction((transaction) => readBookAs(transaction, circleId, uid), { readOnly: true })
  if (asSeen.role !== 'owner' || asSeen.circle.owner === uid) return { acts: false, asking: [] }
  const { docs } = await db.collection(paths.joinRequests(circleId)).limit(circleLimits.requests).get()
  const asking = docs.flatMap((found) => {
    const request = readIfWhole(joinRequestSchema, found)
    const [at, until] = [request?.at.toMillis() ?? 0, request?.until.toMillis() ?? 0]
    return request && until > now.getTime() ? [{ ...personOf(found.id, request), at, until }] : []
  })
  return { acts: true, asking }
})
