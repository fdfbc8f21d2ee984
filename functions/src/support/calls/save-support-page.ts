import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { saveSupportPage as contract } from '@varanda/domain/support/calls/save-support-page'
import { noTotals, type SupportPage, supportPageSchema } from '@varanda/domain/support/support-page'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { checkAdult } from '../may-support.ts'

/** What anybody gave stays as it was: a goal that goes on keeps its sums. */
export const saveSupportPage = callable(contract, async (wish, { uid, standing }, { now }) => {
  checkAdult(standing)
  const { on, words, currency, goal, tiers, promises } = wish
  if (on && !(promises.noChildren && promises.noPrizes)) throw new DomainError('bad-input')
  const place = db.doc(paths.supportPage(uid))
  await db.runTransaction(async (transaction) => {
    const before = read(supportPageSchema, await transaction.get(place))
    const { ways = { pix: false, card: false }, links = [], totals = {}, numbered = 0 } = before ?? {}
    if (on && !(ways.pix || ways.card || links.length > 0)) throw new DomainError('support-incomplete')
    if (ways.pix && currency !== 'BRL') throw new DomainError('currency-fixed')
    const goesOn = before?.goal?.id === goal?.id && before?.currency === currency
    // What was given for it would be taken off sums that begin with nothing.
    if (goal && !goesOn && (await wasGivenFor(transaction, uid, goal.id))) throw new DomainError('bad-input')
    const at = Timestamp.fromDate(now)
    const page: SupportPage = {
      ...{ on, words, currency, tiers, ways, links, totals, numbered },
      goal: goal && { ...goal, totals: (goesOn && before?.goal?.totals) || noTotals },
      createdAt: before?.createdAt ?? at,
      changedAt: at,
    }
    transaction.set(place, page)
  })
  return {}
})

async function wasGivenFor(transaction: Transaction, uid: string, goal: string): Promise<boolean> {
  const given = db.collection(paths.tips(uid)).where('goal', '==', goal).limit(1)
  return !(await transaction.get(given)).empty
}
