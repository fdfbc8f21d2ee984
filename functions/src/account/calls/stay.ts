import { stay as contract } from '@varanda/domain/account/calls/stay'
import { staying } from '@varanda/domain/account/leaving/leaving'
import type { Ward } from '@varanda/domain/guardian/guardian'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readLeaver } from '../erasure/leaver.ts'
import { stopLeaving } from '../erasure/stop-leaving.ts'

/** From 16 on also of what a guardian asked for, whose app is told by its row. */
export const stay = callable(contract, async (_input, account) => {
  const { uid } = account
  await db.runTransaction(async (transaction) => {
    const before = await readLeaver(transaction, account)
    const next = staying(before)
    if (!next) return
    const known = before.guardian ? await transaction.get(db.doc(paths.ward(before.guardian, uid))) : undefined
    transaction.set(db.doc(paths.standing(uid)), next)
    stopLeaving(transaction, uid, before)
    const leavesAt: keyof Ward = 'leavesAt'
    if (known?.exists) transaction.update(known.ref, { [leavesAt]: FieldValue.delete() })
  })
  return {}
})
