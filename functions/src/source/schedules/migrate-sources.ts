import { onSchedule } from 'firebase-functions/v2/scheduler'
import { migrate } from '../migration/migrate.ts'

/** Less than until the next round begins. */
const roundMs = 14 * 60_000

/**
 * Brings an instance from before sources to their form; one that has it costs a read. A round that failed, since members
 * wrote the same all the while, goes on after seconds.
 */
export const migrateSources = onSchedule(
  { schedule: 'every 15 minutes', timeoutSeconds: 900, retryCount: 3 },
  async () => {
    await migrate(Date.now() + roundMs)
  },
)
