import { answerGroupInvitation as contract } from '@varanda/domain/circle/calls/answer-group-invitation'
import { isGuarded } from '@varanda/domain/guardian/guardian'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { writeQuestion } from '../../guardian/gate.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkMember } from '../../lib/check-standing.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { standingOf } from '../../member/standing-of.ts'
import { callOff } from '../call-off.ts'
import { comeIn, readComing } from '../come-in.ts'
import { barrierIntoGroup } from '../guardian-gate.ts'

export const answerGroupInvitation = callable(contract, async ({ circleId, answer }, caller, { now }) => {
  const { uid } = caller
  if (answer === 'decline') {
    await db.runTransaction((transaction) => callOff(transaction, circleId, uid))
    return { waitingFor: null }
  }
  checkMember(caller.standing, caller.authTime)
  if (isGuarded(caller.standing)) await keepRate('ask-guardian', uid, now)
  const waitingFor = await db.runTransaction(async (transaction) => {
    const coming = await readComing(transaction, circleId, uid, now)
    if (coming === 'in') return null
    const person = personOf(uid, read(memberSchema, await transaction.get(db.doc(paths.user(uid))))!)
    const { book, invitation } = coming
    // Who answers for them, and whether anybody has to, may have changed since the call began.
    const standing = await standingOf(transaction, uid)
    const barrier = await barrierIntoGroup(transaction, { person, standing }, book, invitation, uid, now)
    if (barrier?.question) writeQuestion(transaction, barrier.question)
    if (barrier) return barrier.guardian
    comeIn(transaction, coming, person, now)
    return null
  })
  return { waitingFor }
})
