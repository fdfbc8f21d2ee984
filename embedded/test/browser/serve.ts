/**
 * A server on a project of its own, in a process that a test may kill: `fork(serve.ts, [dataDir, projectRoot, port])`.
 * It says its address when it is ready, and does what it is asked, one message after the other.
 */
import type { Fields } from '../../src/firestore/wire.ts'
import { start } from '../../src/server.ts'

/** What the test may ask for; each is answered by `{ done: id }`, or with `error`. */
export type Order = { id: number } & (
  | { kind: 'commit'; path: string; fields: Fields | null }
  | { kind: 'disable'; uid: string; disabled: boolean }
  | { kind: 'clock'; aheadMs: number }
)

const [dataDir = '', projectRoot = '', port = '0', ahead = '0'] = process.argv.slice(2)
let aheadMs = Number(ahead)

const server = await start({
  dataDir,
  projectRoot,
  port: Number(port),
  now: () => Date.now() + aheadMs,
  log: (entry) => console.error(entry),
})

async function carryOut(order: Order): Promise<void> {
  if (order.kind === 'clock') {
    aheadMs = order.aheadMs
  } else if (order.kind === 'disable') {
    await server.auth.admin.update(order.uid, { disabled: order.disabled })
  } else {
    const name = `${server.firestore.database}/documents/${order.path}`
    const write = order.fields ? { update: { name, fields: order.fields } } : { delete: name }
    await server.firestore.commit({ kind: 'admin' }, { writes: [write] })
  }
}

process.on('message', (order: Order) => {
  carryOut(order).then(
    () => process.send?.({ done: order.id }),
    (error: unknown) => process.send?.({ done: order.id, error: String(error) }),
  )
})
process.once('SIGTERM', () => {
  void server.stop().then(() => process.exit(0))
})
process.send?.({ ready: server.url })
