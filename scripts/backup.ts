/** `pnpm backup`: a checked copy of the instance, taken while it runs. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '@varanda/embedded/backup/back-up'
import { BackupError } from '@varanda/embedded/backup/manifest'
import { demoFile } from './server/data-folder.ts'
import { givenFrom } from './server/given-from.ts'

const usage = 'pnpm backup [--data FOLDER] [--to FOLDER]'

try {
  const { values } = parseArgs({
    options: { data: { type: 'string', default: process.env.VARANDA_DATA || 'data' }, to: { type: 'string' } },
  })
  const now = Date.now()
  const dataDir = resolve(givenFrom, values.data)
  const to = resolve(
    givenFrom,
    values.to ?? join('backups', new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')),
  )
  const { documents, objects, accounts, bytes } = await backUp({
    dataDir,
    to,
    now,
    also: [demoFile],
    warn: (sentence) => console.error(sentence),
  })
  console.log(`${to}: ${accounts} accounts, ${documents} documents, ${objects} files, ${Math.ceil(bytes / 2 ** 20)} MB`)
} catch (error) {
  const known = error instanceof BackupError
  if (!known && !(error instanceof TypeError)) throw error
  console.error(known ? error.message : `${(error as Error).message.split('.')[0]}; ${usage}`)
  process.exit(1)
}
