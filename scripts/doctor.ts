/** `varanda doctor`: says of an instance what whoever runs it may have to do, and ends with 1 where it does not answer. */
import { existsSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brand } from '@varanda/domain/brand'
import { isUnnamed } from '@varanda/domain/site/operator-marks'
import { lastBackupAt } from '@varanda/embedded/backup/last-backup'
import { holdsInstance } from './server/data-folder.ts'
import { givenFrom } from './server/given-from.ts'
import { defaultPort } from './server/ports.ts'

/** A backup is older than it should be after so many days. */
const backupDays = 7
const leastFreeGib = 2

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.VARANDA_DATA || 'data' },
    url: { type: 'string', default: `http://127.0.0.1:${process.env.VARANDA_PORT || defaultPort}` },
  },
})
const data = resolve(givenFrom, values.data)
const isThere = holdsInstance(data)
console.log(isThere ? `${data} holds an instance.` : `${data} holds no instance yet; a start makes one.`)
if (existsSync(data)) {
  const { bavail, bsize } = statfsSync(data)
  const gib = (bavail * bsize) / 2 ** 30
  console.log(
    `${gib.toFixed(1)} GiB are free there${gib < leastFreeGib ? '; make room, or nobody can write soon' : ''}.`,
  )
}
if (isThere) {
  const at = lastBackupAt(data)
  const days = at === null ? null : (Date.now() - Date.parse(at)) / 86_400_000
  if (days === null) console.log('There is no backup; make one and copy it to another machine.')
  else console.log(`The last backup is ${days.toFixed(1)} days old${days > backupDays ? '; make another' : ''}.`)
}
if (!process.env.VARANDA_SMTP_URL)
  console.log('VARANDA_SMTP_URL is not set: mail is shown on the outbox page and not sent.')
if (isUnnamed(brand.operator) && !process.env.VARANDA_OPERATOR)
  console.log('VARANDA_OPERATOR is not set: the public pages name nobody who runs this instance.')
const answer = await fetch(new URL('/__/health', values.url), { signal: AbortSignal.timeout(5000) }).catch(() => null)
console.log(
  answer?.ok
    ? `It answers at ${values.url} and is healthy.`
    : `It is not healthy at ${values.url}: ${answer?.status ?? 'no answer'}.`,
)
process.exitCode = answer?.ok ? 0 : 1
