import { get } from 'node:http'
import type { InstanceCondition } from '@varanda/domain/instance/condition'

type Here = Extract<InstanceCondition, { kind: 'here' }>

const answerWaitMs = 3000

/** What the instance's own server says of itself on its loopback plane, which only an instance on one machine has. */
export async function readCondition(): Promise<InstanceCondition> {
  const plane = process.env.FIRESTORE_EMULATOR_HOST
  if (!plane) return { kind: 'elsewhere' }
  try {
    const { ok, diskFreeBytes, databaseBytes, filesBytes, jobs, uptimeSeconds, lastBackupAt } = JSON.parse(
      await textOf(`http://${plane}/__/health`),
    ) as Omit<Here, 'kind'>
    return { kind: 'here', ok, diskFreeBytes, databaseBytes, filesBytes, jobs, uptimeSeconds, lastBackupAt }
  } catch {
    return { kind: 'silent' }
  }
}

/**
 * Uses node:http because the plane refuses requests that look like a browser's, and Node's `fetch` sends such headers.
 */
function textOf(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { signal: AbortSignal.timeout(answerWaitMs) }, (answer) => {
      answer
        .setEncoding('utf8')
        .toArray()
        .then((parts) => resolve(parts.join('')), reject)
    }).on('error', reject)
  })
}
