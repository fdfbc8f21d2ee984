import { leave as contract } from '@varanda/domain/account/calls/leave'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { setOut } from '../erasure/begin-erasing.ts'
import { readLeaver } from '../erasure/leaver.ts'
import { setLeaving } from '../erasure/set-leaving.ts'

/** At once: the standing shuts them out in the transaction, so nothing has to be gone before they are. */
export const leave = callable(contract, async ({ way }, account, { now }) => {
  const { uid } = account
  const outcome = await db.runTransaction(async (transaction) => {
    const standing = await readLeaver(transaction, account)
    return setLeaving(transaction, { uid, standing }, way, now)
  })
  if (outcome === 'begun') await setOut(uid)
  return {}
})
