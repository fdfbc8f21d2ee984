import { type Capability, capabilityIdOf } from '@varanda/domain/capability/capability'
import type { CallAnswer } from '@varanda/domain/contract'
import { newInviteToken } from '@varanda/domain/ids'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { openSuspension as contract } from '@varanda/domain/report/calls/open-suspension'
import { mayAnswer, rulingLimits, rulingSchema } from '@varanda/domain/report/ruling'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { rulingIdOf } from '../ruling/rule.ts'

/** A suspended account is refused all else, and its sign-in ends as soon as it has read why. */
export const openSuspension = callable(
  contract,
  async (_, { uid, authTime }, { now }): Promise<CallAnswer<typeof contract>> => {
    const standing = read(standingSchema, await db.doc(paths.standing(uid)).get())
    const isHeard = standing?.status === 'suspended' && standing.validSince.seconds <= authTime
    if (!isHeard || !standing.suspension) return { state: 'none' }
    const reference = db.doc(paths.ruling(rulingIdOf(paths.user(uid), standing.suspension.at)))
    const ruling = read(rulingSchema, await reference.get())
    if (ruling?.state === 'answered' || ruling?.state === 'upheld') return { state: ruling.state }
    if (!ruling || !mayAnswer(ruling, now)) return { state: 'none' }
    const token = newInviteToken()
    const until = Timestamp.fromMillis(now.getTime() + rulingLimits.doorMs)
    const door: Capability = { kind: 'suspension', owner: uid, thing: reference.path, until }
    await db.doc(paths.capability(await capabilityIdOf(token))).create(door)
    return { state: 'open', token }
  },
)
