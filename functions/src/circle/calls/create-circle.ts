import { asksGuardian } from '@varanda/domain/circle/asks-guardian'
import { createCircle as contract } from '@varanda/domain/circle/calls/create-circle'
import { rulesOf } from '@varanda/domain/circle/circle'
import { connectionSchema } from '@varanda/domain/connection/connection'
import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { isGuarded } from '@varanda/domain/guardian/guardian'
import { isCircleIdOf } from '@varanda/domain/ids'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { readBarrier, writeQuestion } from '../../guardian/gate.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { standingOf } from '../../member/standing-of.ts'
import { checkApart } from '../check-apart.ts'
import { checkAsked, circleForGuardian } from '../guardian-gate.ts'
import { checkMaking, type Making, makeCircle } from '../make-circle.ts'
import { readConnections } from '../read-book.ts'

/** The circle, its owner's row and its first people in one transaction; or the question to a ward's guardian. */
export const createCircle = callable(contract, async (input, caller, { now }) => {
  const { uid } = caller
  const { circleId, kind, name, purpose, template, block } = input
  if (!isCircleIdOf(circleId, uid)) throw new DomainError('bad-input')
  const rules = rulesOf({ kind, ...(template && { template }), ...(input.rules && { rules: input.rules }) })
  const others = [...new Set(input.people)].filter((other) => other !== uid)
  const circle: Making['circle'] = {
    name,
    kind,
    rules,
    ...(purpose && { purpose }),
    ...(template && { template }),
    ...(block && { block }),
  }
  const making = { circleId, circle, people: others }
  if (kind !== 'public' && isGuarded(caller.standing)) await keepRate('ask-guardian', uid, now)
  const waitingFor = await db.runTransaction(async (transaction) => {
    const standing = await standingOf(transaction, uid)
    if (kind === 'public') approvalNeeded(standing, 'public-circle')
    if ((await checkMaking(transaction, uid, making)) === 'made') return null
    const rows = await readConnections(transaction, uid, others)
    if (kind === 'group' && !input.together) await checkApart(transaction, uid, others, now)
    const owner = personOf(uid, read(memberSchema, await transaction.get(db.doc(paths.user(uid))))!)
    if (kind !== 'public' && asksGuardian(standing, 'open-circle', template)) {
      const shown = circleForGuardian({ id: circleId, circle }, owner, rows.size + 1)
      const plan = { rules, people: [...rows.keys()] }
      const about = { kind: 'open-circle' as const, circle: shown, plan }
      const barrier = await readBarrier(transaction, { person: owner, standing }, about, uid, now)
      if (barrier && !barrier.question) await checkAsked(transaction, uid, making)
      if (barrier?.question) writeQuestion(transaction, barrier.question)
      if (barrier) return barrier.guardian
    }
    const people = [...rows].map(([other, row]) => personOf(other, read(connectionSchema, row)!))
    makeCircle(transaction, making, { owner, people }, now)
    return null
  })
  return { circleId, waitingFor }
})
