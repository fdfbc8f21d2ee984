import { openWayOut as contract } from '@varanda/domain/account/calls/open-way-out'
import { isFresh } from '@varanda/domain/account/fresh-sign-in'
import { hasWayOut, isOnWayOut, wayOutLimits } from '@varanda/domain/account/way-out'
import { type Capability, capabilityIdOf } from '@varanda/domain/capability/capability'
import type { CallAnswer } from '@varanda/domain/contract'
import { newInviteToken } from '@varanda/domain/ids'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'

/** The sign-in of a suspended account is refused all else, and ends as soon as it has read why. */
export const openWayOut = callable(
  contract,
  async (_, { uid, authTime }, { now }): Promise<CallAnswer<typeof contract>> => {
    const place = paths.standing(uid)
    const standing = read(standingSchema, await db.doc(place).get())
    if (standing?.status !== 'suspended') return { state: 'none' }
    if (!hasWayOut(standing)) return { state: 'guardian' }
    if (!isOnWayOut(standing, authTime) || !isFresh(authTime, now)) return { state: 'stale' }
    const token = newInviteToken()
    const until = Timestamp.fromMillis(now.getTime() + wayOutLimits.doorMs)
    const door: Capability = { kind: 'way-out', owner: uid, thing: place, until, signedInAt: authTime }
    await db.doc(paths.capability(await capabilityIdOf(token))).create(door)
    return { state: 'open', token }
  },
)
