import { codeLimits } from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { finishHandOver as contract } from '@varanda/domain/guardian/calls/finish-hand-over'
import { checkTakingOver } from '@varanda/domain/guardian/guardian'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { matchesCode } from '../../account/code-hash.ts'
import { tokenThatCounts } from '../../account/token-that-counts.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { newQuestion, writeQuestion } from '../gate.ts'
import { completeHandOver, handOverSchema } from '../hand-over.ts'

/** Counts each try before answering. From 18 on no guardian has to agree. */
export const finishHandOver = callable(contract, async ({ code }, { uid, standing: seen }, { now }) => {
  checkTakingOver(seen)
  const reference = db.doc(paths.handOver(uid))
  const before = read(handOverSchema, await reference.get())
  const isRight = await matchesCode(code, before)
  const outcome = await db.runTransaction(async (transaction) => {
    const [started, held, profile] = await transaction.getAll(
      reference,
      db.doc(paths.standing(uid)),
      db.doc(paths.user(uid)),
    )
    const stored = read(handOverSchema, started)
    const standing = read(standingSchema, held)!
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
    const ward = personOf(uid, read(memberSchema, profile)!)
    const known = { uid: standing.guardian, name: read(memberSchema, guardian)?.name ?? '' }
    writeQuestion(
      transaction,
      newQuestion({ kind: 'hand-over', ward, guardian: known, overseen: stored.overseen }, now),
    )
    return 'asked'
  })
  if (outcome === 'wrong') throw new DomainError('code-wrong')
  if (outcome === 'asked') return { waiting: true }
  const validSince = await completeHandOver(uid, uid, now)
  const token = await tokenThatCounts(uid, validSince.seconds)
  if (token === null) throw new DomainError('signed-out')
  return { waiting: false, token }
})
