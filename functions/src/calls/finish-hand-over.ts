import { setTimeout as wait } from 'node:timers/promises'
import { approvalNeeded } from '@varanda/domain/age-band-acts'
import { finishHandOver as contract } from '@varanda/domain/calls/finish-hand-over'
import { DomainError } from '@varanda/domain/errors'
import type { Member } from '@varanda/domain/member'
import { paths } from '@varanda/domain/paths'
import { personOf } from '@varanda/domain/person'
import { codeLimits } from '@varanda/domain/sign-in-code'
import type { Standing } from '@varanda/domain/standing'
import { FieldValue } from 'firebase-admin/firestore'
import { matchesCode } from '../codes/code-hash.ts'
import { customTokenFor } from '../codes/custom-token.ts'
import { newQuestion, writeQuestion } from '../guardians/gate.ts'
import { completeHandOver, type HandOver } from '../guardians/hand-over.ts'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { read } from '../lib/read.ts'

/** Each try is counted before it is told. At 18 nobody else is asked. */
export const finishHandOver = callable(contract, async ({ code }, { uid }, { now }) => {
  const reference = db.doc(paths.handOver(uid))
  const before = read<HandOver>(await reference.get())
  const isRight = await matchesCode(code, before)
  const outcome = await db.runTransaction(async (transaction) => {
    const [started, held, profile] = await transaction.getAll(
      reference,
      db.doc(paths.standing(uid)),
      db.doc(paths.user(uid)),
    )
    const stored = read<HandOver>(started)
    const standing = read<Standing>(held)!
    const isGood = stored && stored.tries < codeLimits.tries && stored.goodUntil.toMillis() > now.getTime()
    if (!isGood || stored.salt !== before?.salt || !standing.guardian) return 'wrong'
    if (!isRight) {
      transaction.update(reference, { tries: FieldValue.increment(1) })
      return 'wrong'
    }
    const asks = approvalNeeded(standing, 'take-over')
    const guardian = await transaction.get(db.doc(paths.user(standing.guardian)))
    transaction.update(reference, { isProven: true, tries: codeLimits.tries })
    if (!asks) return 'own'
    const ward = personOf(uid, read<Member>(profile)!)
    const known = { uid: standing.guardian, name: read<Member>(guardian)?.name ?? '' }
    writeQuestion(
      transaction,
      newQuestion({ kind: 'hand-over', ward, guardian: known, overseen: stored.overseen }, now),
    )
    return 'asked'
  })
  if (outcome === 'wrong') throw new DomainError('code-wrong')
  if (outcome === 'asked') return { waiting: true }
  const validSince = await completeHandOver(uid, uid, now)
  const token = await customTokenFor(uid, { validSince })
  // A sign-in of the second that just ended would be refused like the others.
  await wait(Math.max(0, validSince.toMillis() - Date.now()))
  return { waiting: false, token }
})
