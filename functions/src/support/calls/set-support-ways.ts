import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { setSupportWays as contract } from '@varanda/domain/support/calls/set-support-ways'
import type { PixOwn } from '@varanda/domain/support/pix-own'
import { type SupportPage, supportPageSchema } from '@varanda/domain/support/support-page'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { checkAdult } from '../may-support.ts'

export const setSupportWays = callable(contract, async ({ pix, links }, { uid, standing }, { now }) => {
  checkAdult(standing)
  const place = db.doc(paths.supportPage(uid))
  const key = db.doc(paths.supportPix(uid))
  const at = Timestamp.fromDate(now)
  await db.runTransaction(async (transaction) => {
    const before = read(supportPageSchema, await transaction.get(place)) ?? emptyPage(at)
    const ways = { ...before.ways, pix: pix === 'keep' ? before.ways.pix : pix !== null }
    if (ways.pix && before.currency !== 'BRL') throw new DomainError('currency-fixed')
    const isAny = ways.pix || ways.card || links.length > 0
    if (pix === null) transaction.delete(key)
    else if (pix !== 'keep') transaction.set(key, { ...pix, changedAt: at } satisfies PixOwn)
    transaction.set(place, { ...before, ways, links, on: before.on && isAny, changedAt: at } satisfies SupportPage)
  })
  return {}
})

function emptyPage(at: Timestamp): SupportPage {
  return {
    ...{ on: false, words: '', currency: 'BRL', goal: null, tiers: [], links: [], totals: {}, numbered: 0 },
    ...{ ways: { pix: false, card: false }, createdAt: at, changedAt: at },
  }
}
