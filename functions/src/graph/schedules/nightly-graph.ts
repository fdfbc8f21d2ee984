import { onSchedule } from 'firebase-functions/v2/scheduler'
import { renewGraph } from '../renew.ts'

/** Runs after `moveAgeBands`, so that nobody is shown who by their age may not be. */
export const nightlyGraph = onSchedule({ schedule: 'every day 03:40', timeoutSeconds: 1800, memory: '1GiB' }, () =>
  renewGraph(),
)
