import { DomainError } from '@varanda/domain/errors'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { answerTip as contract } from '@varanda/domain/support/calls/answer-tip'
import { supportLimits } from '@varanda/domain/support/support-page'
import { mayStep } from '@varanda/domain/support/tip-state'
import { Timestamp } from 'firebase-admin/firestore'
import { areApart } from '../../connection/apart.ts'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkMember } from '../../lib/check-standing.ts'
import { putTip, readTip } from '../step-tip.ts'

const answers = {
  confirmed: { state: 'confirmed', fact: 'tip-confirmed' },
  notFound: { state: 'notFound', fact: 'tip-not-found' },
  withdrawn: { state: 'declared', fact: 'tip-withdrawn' },
} as const

/** Whoever gave hears of it, unless the two are apart now. */
export const answerTip = callable(contract, async ({ tipId, answer }, caller, { now }) => {
  const { uid } = caller
  if (answer === 'confirmed') checkMember(caller.standing, caller.authTime)
  const { state, fact } = answers[answer]
  await db.runTransaction(async (transaction) => {
    const book = await readTip(transaction, uid, tipId)
    const { tip } = book
    if (!tip || tip.way === 'card') throw new DomainError('tip-unknown')
    if (tip.state === state) return
    if (!mayStep(tip.state, state, 'creator')) throw new DomainError('tip-over')
    const withdrawable = tip.changedAt.toMillis() + supportLimits.withdrawDays * day
    if (answer === 'withdrawn' && now.getTime() > withdrawable) throw new DomainError('tip-over')
    const isTold = tip.from !== null && !(await areApart(transaction, uid, tip.from))
    const at = Timestamp.fromDate(now)
    const rev = tip.rev + 1
    putTip(
      transaction,
      book,
      { ...tip, state, rev, changedAt: at },
      { kind: answer, by: 'creator', at, seen: at, provider: tip.way, account: uid, objectId: tipId, turn: rev },
    )
    const source = paths.tip(uid, tipId)
    if (isTold) record(transaction, { kind: fact, source, turn: rev, at, by: uid, about: [tip.from!] })
  })
  return {}
})
