import { renewGraph as contract } from '@varanda/domain/graph/calls/renew-graph'
import { graphTurnSchema } from '@varanda/domain/graph/graph-page'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'

/** Only queues the renewal: a large instance takes minutes, and the administrator may close the page meanwhile. */
export const renewGraph = callable(contract, async (_input, admin, { now }) => {
  await keepRate(contract.name, admin.uid, now)
  const after = await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const begun = read(graphTurnSchema, await transaction.get(db.doc(paths.instanceGraph)))?.begun ?? 0
    const at = Timestamp.fromDate(now)
    writeDown(transaction, { at, by: by.uid, act: 'graph-renewed', target: paths.graphHead, rev: null })
    return begun
  })
  // One task for all who ask before it begins.
  await enqueue('makeGraph', {}, { id: `make-graph-asked-after-${after}` })
  return { after }
})
