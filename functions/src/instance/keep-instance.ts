import type { InstanceSettings } from '@varanda/domain/instance/instance'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { finishRuns } from '../automation/finish-runs.ts'
import { db } from '../lib/app.ts'
import { readCondition } from './condition.ts'
import { countFigures } from './figures.ts'

/** Counts the figures for administrators, tells members when the last backup ran, and ends what automations left half done. */
export async function keepInstance(now: Date): Promise<void> {
  const condition = await readCondition()
  if (condition.kind === 'here' && condition.lastBackupAt) {
    const told: Pick<InstanceSettings, 'lastBackupAt'> = {
      lastBackupAt: Timestamp.fromDate(new Date(condition.lastBackupAt)),
    }
    await db.doc(paths.instanceSettings).set(told, { merge: true })
  }
  try {
    await countFigures(now)
  } finally {
    await finishRuns(now)
  }
}
