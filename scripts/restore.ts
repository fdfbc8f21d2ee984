/**
 * `pnpm restore BACKUP`: makes an empty data folder the instance that a backup holds, after checking every byte of it.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '@varanda/embedded/backup/manifest'
import { restore } from '@varanda/embedded/backup/restore'
import { lockFolder } from '@varanda/embedded/server/folder-lock'
import { UnusableDataError } from '@varanda/embedded/sqlite/database'
import { lockFile } from './server/data-folder.ts'
import { givenFrom } from './server/given-from.ts'

const usage = 'pnpm restore BACKUP [--data FOLDER]'

try {
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string', default: process.env.VARANDA_DATA || 'data' } },
    allowPositionals: true,
  })
  const [from, ...more] = positionals
  if (!from || more.length > 0) throw new BackupError(usage)
  const dataDir = resolve(givenFrom, values.data)
  const unlock = lockFolder(dataDir)
  const { at, accounts, documents } = await restore({
    from: resolve(givenFrom, from),
    dataDir,
    now: Date.now(),
    ignore: [lockFile],
  })
  unlock()
  console.log(
    `${dataDir} is the instance of ${at}: ${accounts} accounts, ${documents} documents. The next start opens it.`,
  )
} catch (error) {
  const known = error instanceof BackupError || error instanceof UnusableDataError
  if (!known && !(error instanceof TypeError)) throw error
  console.error(known ? error.message : `${(error as Error).message.split('.')[0]}; ${usage}`)
  process.exit(1)
}
