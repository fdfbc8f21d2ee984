import { cardOwnSchema } from '@varanda/domain/card/card-own'
import { plus } from '@varanda/domain/money/amount'
import { currencyCodes } from '@varanda/domain/money/currency'
import { paths } from '@varanda/domain/paths'
import { supportFigures as contract, type SupportFigures } from '@varanda/domain/support/calls/support-figures'
import { supportPageSchema } from '@varanda/domain/support/support-page'
import type { Tip } from '@varanda/domain/support/tip'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'

/** So many pages, and disputes, are looked at. */
const most = 2000

/** Sums of sums: of the tips only those in a dispute are counted, and nobody's page is named. */
export const supportFigures = callable(contract, async () => {
  const { docs } = await db.collection(paths.support).limit(most).get()
  const pages = docs.flatMap((found) => readIfWhole(supportPageSchema, found) ?? [])
  const disputed = await disputedTips()
  const figures = currencyCodes.flatMap((currency): SupportFigures[] => {
    const all = pages.flatMap(({ totals }) => totals[currency] ?? [])
    const sum = (of: 'proven' | 'declared') =>
      all.reduce((so, { [of]: each }) => ({ amount: plus(so.amount, each.amount), tips: so.tips + each.tips }), {
        ...{ amount: 0, tips: 0 },
      })
    return all.length === 0
      ? []
      : [
          {
            currency,
            pages: all.length,
            proven: sum('proven'),
            declared: sum('declared'),
            disputed: disputed.filter((one) => one === currency).length,
          },
        ]
  })
  const cards = docs.length === 0 ? [] : await db.getAll(...docs.map(({ id }) => db.doc(paths.supportCard(id))))
  const compared = cards.flatMap((found) => readIfWhole(cardOwnSchema, found)?.compared ?? [])
  return { figures, differing: compared.filter(({ differs }) => differs.length > 0).length }
})

/** The currency of each tip that somebody disputes with Stripe now. */
async function disputedTips(): Promise<unknown[]> {
  const { docs } = await db
    .collectionGroup('tips')
    .where('state' satisfies keyof Tip, '==', 'disputed' satisfies Tip['state'])
    .select('currency' satisfies keyof Tip)
    .limit(most)
    .get()
  return docs.map((found) => found.get('currency'))
}
