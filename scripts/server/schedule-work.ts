/**
 * Which schedules have nothing to do, asked of the documents that they would read first: the functions are not woken for
 * them.
 */
import { alarmLimits } from '@varanda/domain/alarm/alarm'
import { paths } from '@varanda/domain/paths'
import { migrated } from '@varanda/domain/source/migration'
import type { Firestore } from '@varanda/embedded/firestore/contract'
import type { Fields } from '@varanda/embedded/firestore/wire'
import type { ScheduleWork } from '@varanda/embedded/functions/host'

const admin = { kind: 'admin' } as const
/** For functions that have to wake first, so that an alarm of the next minute's first moments rings at its second. */
const aheadMs = 10_000

/** By the names of the functions. Whatever is not as it should be is for the function to see. */
export const scheduleWork = {
  claimAlarms: async ({ firestore, now }) => {
    if (!(await fieldsOf(firestore, paths.alarmsFound))) return true
    const until = { timestampValue: new Date(now + alarmLimits.every + aheadMs).toISOString() }
    const { documents } = await firestore.runQuery(admin, {
      parent: `${firestore.database}/documents`,
      structuredQuery: {
        from: [{ collectionId: paths.alarms }],
        where: { fieldFilter: { field: { fieldPath: 'at' }, op: 'LESS_THAN_OR_EQUAL', value: until } },
        limit: 1,
      },
    })
    return documents.length > 0
  },
  migrateSources: async ({ firestore }) => {
    const step = (await fieldsOf(firestore, paths.instanceMigration))?.step
    return !(step && 'stringValue' in step && step.stringValue === migrated.step)
  },
  completeDirectory: async ({ firestore }) => {
    const done = (await fieldsOf(firestore, paths.instanceDirectory))?.done
    return !(done && 'booleanValue' in done && done.booleanValue)
  },
} as const satisfies Record<string, ScheduleWork>

async function fieldsOf(firestore: Firestore, path: string): Promise<Fields | null> {
  const name = `${firestore.database}/documents/${path}`
  const [answer] = (await firestore.batchGet(admin, { documents: [name] })).results
  return answer && 'found' in answer ? answer.found.fields : null
}
