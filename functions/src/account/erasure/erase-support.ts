import { paths } from '@varanda/domain/paths'
import { type Given, givenSchema } from '@varanda/domain/support/given'
import { type Tip, tipSchema } from '@varanda/domain/support/tip'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { perPage, takePage } from './pages.ts'
import type { Erasing, Left } from './slice.ts'

/**
 * What they gave: whom it was for keeps amount, currency, day, kind and state, and as which former supporter. Who it was,
 * what was said and what a bank could know it by go.
 */
export async function eraseGiven({ uid }: Erasing): Promise<Left> {
  const { docs, size } = await db.collection(paths.given(uid)).limit(perPage).get()
  for (const { id, ref } of docs) {
    await db.runTransaction(async (transaction) => {
      const mine = readIfWhole(givenSchema, await transaction.get(ref))
      const place = mine?.to ? db.doc(paths.tip(mine.to, id)) : undefined
      const tip = place && readIfWhole(tipSchema, await transaction.get(place))
      transaction.delete(ref)
      if (!place || tip?.from !== uid) return
      const { fromName: _, ...kept } = bare(tip)
      transaction.set(place, { ...kept, from: null } satisfies Tip)
    })
  }
  return size < perPage ? 'over' : { after: '' }
}

/** What was given to them: whoever gave keeps the same of it. Then their page, and all below it. */
export async function eraseSupportPage({ uid }: Erasing): Promise<Left> {
  await db.doc(paths.supportPage(uid)).delete()
  const { docs, size } = await db.collection(paths.tips(uid)).limit(perPage).get()
  for (const { id, ref } of docs) {
    await db.runTransaction(async (transaction) => {
      const tip = readIfWhole(tipSchema, await transaction.get(ref))
      const place = tip?.from ? db.doc(paths.givenTip(tip.from, id)) : undefined
      const given = place && readIfWhole(givenSchema, await transaction.get(place))
      transaction.delete(ref)
      if (place && given?.to === uid) transaction.set(place, { ...bare(given), to: null } satisfies Given)
    })
  }
  if (size === perPage) return { after: '' }
  for (const below of await db.doc(paths.supportPage(uid)).listCollections()) {
    if ((await takePage(below)) !== 'over') return { after: '' }
  }
  return 'over'
}

function bare<Kept extends Given | Tip>({ words: _, thanks: __, txid: ___, host: ____, toName: _____, ...rest }: Kept) {
  return rest
}
