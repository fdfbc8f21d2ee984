import { stay as contract } from '@varanda/domain/account/calls/stay'
import { staying } from '@varanda/domain/account/leaving/leaving'
import { paths } from '@varanda/domain/paths'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readLeaver } from '../erasure/leaver.ts'

export const stay = callable(contract, async (_input, account) => {
  const { uid } = account
  await db.runTransaction(async (transaction) => {
    const next = staying(await readLeaver(transaction, account))
    if (!next) return
    transaction.set(db.doc(paths.standing(uid)), next)
    setAlarm(transaction, 'end-leaving', { uid }, null)
  })
  return {}
})
