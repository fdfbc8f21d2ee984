/**
 * An instance from before sources, served until it is migrated.
 *
 * node server.ts DATA   says `ready`, works, says `migrated`, and ends
 */

import { paths } from '@varanda/domain/paths'
import type { Migration } from '@varanda/domain/source/migration'
import { start } from '@varanda/embedded/server'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'

const [dataDir = ''] = process.argv.slice(2)
const projectRoot = new URL('../../..', import.meta.url).pathname
const server = await start({ dataDir, projectRoot, port: 0, hosting: false })
const { firestore, close } = await adminSdk(server, dataDir)
console.log('ready .')
for (;;) {
  // A round ends before the next would begin; its schedule would bring it again.
  await server.functions!.runSchedule('migrateSources')
  const stored = (await firestore.doc(paths.instanceMigration).get()).data() as Migration | undefined
  if (stored?.step === 'done') break
}
await server.idle()
await close()
await server.stop()
console.log('migrated .')
