import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { takeBackTip as contract } from '@varanda/domain/support/calls/take-back-tip'
import { givenSchema } from '@varanda/domain/support/given'
import { mayStep } from '@varanda/domain/support/tip-state'
import { Timestamp } from 'firebase-admin/firestore'
import { unrecord } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { putTip, readTip } from '../step-tip.ts'

/** Whom it was for is not told of it any more. */
export const takeBackTip = callable(contract, async ({ tipId }, { uid }, { now }) => {
  await db.runTransaction(async (transaction) => {
    const mine = read(givenSchema, await transaction.get(db.doc(paths.givenTip(uid, tipId))))
    if (!mine?.to) throw new DomainError('tip-unknown')
    const { to } = mine
    const book = await readTip(transaction, to, tipId)
    const { tip } = book
    if (tip?.from !== uid || tip.way === 'card') throw new DomainError('tip-unknown')
    if (tip.state === 'takenBack') return
    if (!mayStep(tip.state, 'takenBack', 'supporter')) throw new DomainError('tip-over')
    const at = Timestamp.fromDate(now)
    const row = { kind: 'takenBack', by: 'supporter', at, seen: at, provider: tip.way, account: to } as const
    const next = { ...tip, state: 'takenBack', rev: tip.rev + 1, changedAt: at } as const
    putTip(transaction, book, next, { ...row, objectId: tipId, turn: next.rev })
    unrecord(transaction, { kind: 'tip-declared', source: paths.tip(to, tipId), about: [to] })
  })
  return {}
})
