import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { declareTip as contract } from '@varanda/domain/support/calls/declare-tip'
import { pixOwnSchema } from '@varanda/domain/support/pix-own'
import { supportHostOf } from '@varanda/domain/support/support-link'
import { supportLimits } from '@varanda/domain/support/support-page'
import type { Tip } from '@varanda/domain/support/tip'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { checkAdult, checkMaySupport } from '../may-support.ts'
import { putTip, readTip } from '../step-tip.ts'

/** A word of its supporter, and kept as no more than that. */
export const declareTip = callable(contract, async (wish, { uid, standing }, { now }) => {
  const { uid: to, tipId, by, amount, currency, words } = wish
  checkAdult(standing)
  await db.runTransaction(async (transaction) => {
    await checkMaySupport(transaction, uid, to)
    const book = await readTip(transaction, to, tipId, uid)
    const { page, tip } = book
    if (tip) {
      const isSame = tip.from === uid && tip.amount === amount && (currency ?? tip.currency) === tip.currency
      if (isSame) return
      throw new DomainError('id-taken')
    }
    const isThere = by.way === 'pix' ? page?.ways.pix : page?.links.some((link) => supportHostOf(link) === by.host)
    if (!page?.on || !isThere) throw new DomainError('support-off')
    if ((currency ?? page.currency) !== page.currency) throw new DomainError('edited-meanwhile')
    const waiting = Object.values(book.supporter.all).reduce((sum, { declared }) => sum + declared, 0)
    if (waiting >= supportLimits.unanswered) throw new DomainError('tips-waiting')
    const txid = by.way === 'pix' ? await keptTxid(transaction, to, by.txid) : undefined
    const at = Timestamp.fromDate(now)
    const next: Tip = {
      ...{
        to,
        from: uid,
        supporter: book.supporter.number,
        way: by.way,
        kind: page.goal ? 'goal' : 'tip',
        amount,
        currency: page.currency,
      },
      ...{ state: 'declared', rev: 0, at, changedAt: at },
      ...(page.goal && { goal: page.goal.id }),
      ...(txid !== undefined && { txid }),
      ...(by.way === 'link' && { host: by.host }),
      ...(words && { words }),
    }
    const row = { kind: 'declared', by: 'supporter', at, seen: at, provider: by.way, account: to } as const
    putTip(transaction, book, next, { ...row, objectId: tipId })
    record(transaction, { kind: 'tip-declared', source: paths.tip(to, tipId), at, by: uid, about: [to] })
  })
  return {}
})

/** What a bank may show of it, which another tip may not claim; nothing where codes hold none. Throws `id-taken`. */
async function keptTxid(transaction: Transaction, to: string, txid: string): Promise<string | undefined> {
  const same = db.collection(paths.tips(to)).where('txid', '==', txid).limit(1)
  const [pix, taken] = await Promise.all([transaction.get(db.doc(paths.supportPix(to))), transaction.get(same)])
  if (!taken.empty) throw new DomainError('id-taken')
  return read(pixOwnSchema, pix)?.hideTxid ? undefined : txid
}
