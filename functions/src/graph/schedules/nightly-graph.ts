import { onSchedule } from 'firebase-functions/v2/scheduler'
import { renewGraph } from '../renew.ts'

/** After the bands of age have moved, so that nobody is shown at an age at which nobody is. */
export const nightlyGraph = onSchedule({ schedule: 'every day 03:40', timeoutSeconds: 1800, memory: '1GiB' }, () =>
  renewGraph(),
)
