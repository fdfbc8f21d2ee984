import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { type Tip, tipSchema } from '@varanda/domain/support/tip'
import { countedAs } from '@varanda/domain/support/tip-state'
import type { Timestamp, Transaction } from 'firebase-admin/firestore'
import { areApart } from '../connection/apart.ts'
import { record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/**
 * Thanks once for what arrived. Throws `tip-unknown`; `tip-over` where nothing has arrived (any more), or whoever gave is out
 * of reach; `already-answered`.
 */
export async function thank(transaction: Transaction, to: string, tipId: string, words: string, at: Timestamp) {
  const place = db.doc(paths.tip(to, tipId))
  const tip = read(tipSchema, await transaction.get(place))
  if (!tip) throw new DomainError('tip-unknown')
  if (tip.from === null || countedAs[tip.state] !== 'proven') throw new DomainError('tip-over')
  if (tip.thanks) {
    if (tip.thanks.words === words) return
    throw new DomainError('already-answered')
  }
  if (await areApart(transaction, to, tip.from)) throw new DomainError('tip-over')
  const thanks: Tip['thanks'] = { words, at }
  transaction.update(place, { thanks })
  transaction.update(db.doc(paths.givenTip(tip.from, tipId)), { thanks })
  record(transaction, { kind: 'tip-thanked', source: place.path, at, by: to, about: [tip.from] })
}
