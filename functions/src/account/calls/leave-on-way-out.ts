import { leaveOnWayOut as contract } from '@varanda/domain/account/calls/leave-on-way-out'
import { isOnWayOut } from '@varanda/domain/account/way-out'
import { DomainError } from '@varanda/domain/errors'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { setOut } from '../erasure/begin-erasing.ts'
import { setLeaving } from '../erasure/set-leaving.ts'
import { holderOf } from '../way-out/holder-of.ts'

/** An answer that waits to be decided is among what is erased. */
export const leaveOnWayOut = callable(contract, async ({ token }, _, { now, address }) => {
  const { uid, authTime } = await holderOf(token, 'leaveOnWayOut', address, now)
  await keepRate('leave', uid, now)
  const outcome = await db.runTransaction(async (transaction) => {
    const standing = read(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
    // Whoever was let in again meanwhile decides inside.
    if (!standing || !isOnWayOut(standing, authTime)) throw new DomainError('signed-out')
    return setLeaving(transaction, { uid, standing }, 'now', now)
  })
  if (outcome === 'begun') await setOut(uid)
  return {}
})
