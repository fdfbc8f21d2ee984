/**
 * `pnpm audit:verify`: walks the log of what administrators did and tells what was altered, dropped or moved, of an
 * instance in a folder, of one that runs, or of one on Firebase. `--since SEQ:HASH`, as an earlier run printed it, also
 * finds a log that was written anew from there. Ends with 1 when something is wrong.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ChainLink, linkIdOf } from '@varanda/domain/audit/audit-chain'
import { paths } from '@varanda/domain/paths'
import { type AuditReport, verifyLog } from '../functions/src/audit/verify-log.ts'
import { givenFrom } from './server/given-from.ts'
import {
  inRunningInstance,
  inStoppedInstance,
  type Keys,
  onFirebase,
  ReachError,
  sayFailure,
} from './server/reach-instance.ts'

const root = resolve(import.meta.dirname, '..')
const usage = 'pnpm audit:verify [--since SEQ:HASH] [--data FOLDER] [--admin-port N], or on Firebase --project ID'
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

try {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: process.env.VARANDA_DATA || 'data' },
      'admin-port': { type: 'string' },
      project: { type: 'string' },
      since: { type: 'string' },
    },
  })
  const { project, 'admin-port': port, since } = values
  if (since !== undefined && !/^\d{1,12}:[0-9a-f]{64}$/.test(since)) throw new ReachError(usage)
  const data = resolve(givenFrom, values.data)
  let isWhole = false
  const look = async (keys: Keys) => {
    isWhole = tell(await verifyLog(keys.firestore)) && (since === undefined || (await isStill(keys, since)))
  }
  if (project) await onFirebase(project, look)
  else if (port) await inRunningInstance(data, port, look)
  else await inStoppedInstance(data, look)
  process.exit(isWhole ? 0 : 1)
} catch (error) {
  sayFailure(error, usage)
}

function tell({ links, older, erased, head, faults }: AuditReport): boolean {
  console.log(`${links} acts in the chain, ${older} from before it.`)
  if (erased.entries + erased.reasons > 0) {
    console.log(`Erased since, as may be: ${erased.entries} entries, ${erased.reasons} reasons.`)
  }
  for (const { seq, what } of faults) console.error(seq === null ? what : `${seq}: ${what}`)
  if (faults.length === 0 && head)
    console.log(`Whole. To hold the next look to this one: --since ${head.seq}:${head.hash}`)
  return faults.length === 0
}

async function isStill({ firestore }: Keys, since: string): Promise<boolean> {
  const [seq, hash] = since.split(':') as [string, string]
  const link = (await firestore.doc(paths.auditLink(linkIdOf(Number(seq)))).get()).data() as ChainLink | undefined
  if (link?.hash === hash) return true
  console.error(`${seq}: another link than the one of --since; the chain was written anew`)
  return false
}
