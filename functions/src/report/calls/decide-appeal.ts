import { DomainError } from '@varanda/domain/errors'
import { reinstated } from '@varanda/domain/member/member-changes'
import { paths } from '@varanda/domain/paths'
import { decideAppeal as contract } from '@varanda/domain/report/calls/decide-appeal'
import { type AppealOutcome, checkDecider, type Ruling, rulingSchema } from '@varanda/domain/report/ruling'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { record } from '../../fact/record.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { type Account, callable } from '../../lib/callable.ts'
import { checkFreshFor } from '../../lib/check-standing.ts'
import { enqueueAhead } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { actOnMember } from '../../member/act-on-member.ts'
import { activeAdmins } from '../../member/active-admins.ts'
import { givingBack } from '../ruling/give-back.ts'
import { mailOutcome } from '../ruling/mail-outcome.ts'
import { reportOf } from '../ruling/taken-words.ts'

/** The decision, what it gives back, the log and what is told of it are one transaction. */
export const decideAppeal = callable(contract, async ({ rulingId, outcome, reason }, admin, { now }) => {
  const reference = db.doc(paths.ruling(rulingId))
  const known = read(rulingSchema, await reference.get())
  if (!known) throw new DomainError('ruling-unknown')
  const decision = { rulingId, admin, outcome, reason, now }
  if (known.kind === 'suspended' && outcome === 'undone') {
    await actOnMember({ uid: known.whose, reason }, admin, now, async (state, transaction) => {
      checkFreshFor(state.standing, admin, now)
      await decide(transaction, decision)
      return reinstated(state)
    })
  } else await runLogged((transaction) => decide(transaction, decision))
  if (outcome === 'undone' && known.postId !== undefined) {
    if (known.kind === 'post-removed' || known.kind === 'post-taken') {
      await enqueueAhead('fanOutPost', { postId: known.postId })
    }
  }
  return {}
})

interface Decision {
  rulingId: string
  admin: Pick<Account, 'uid' | 'authTime'>
  outcome: AppealOutcome
  reason: string
  now: Date
}

async function decide(transaction: Transaction, { rulingId, admin, outcome, reason, now }: Decision): Promise<void> {
  const by = await actingAdmin(transaction, admin)
  const reference = db.doc(paths.ruling(rulingId))
  const ruling = read(rulingSchema, await transaction.get(reference))
  if (!ruling) throw new DomainError('ruling-unknown')
  const reporter = (await reportOf(transaction, ruling))?.by.uid
  checkDecider(ruling, by.uid, await activeAdmins(transaction), now, reporter)
  const at = Timestamp.fromDate(now)
  const giveBack = await givingBack(transaction, ruling, outcome === 'undone', { by, at, reason })
  const mail = ruling.kind === 'suspended' ? await mailOutcome(transaction, rulingId, ruling.whose) : null
  await giveBack()
  transaction.update(reference, {
    state: outcome,
    outcome: { by: by.uid, at, words: reason },
  } satisfies Partial<Ruling>)
  writeDown(transaction, {
    at,
    by: by.uid,
    act: 'appeal-decided',
    target: reference.path,
    rev: null,
    reason,
    facts: { outcome, uid: ruling.whose },
  })
  const kind = outcome === 'undone' ? 'appeal-undone' : 'appeal-upheld'
  record(transaction, { kind, source: reference.path, at, by: by.uid, about: [ruling.whose] })
  mail?.(now)
}
