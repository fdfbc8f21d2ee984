import { nightLimits } from '@varanda/domain/instance/nights'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { db } from '../../lib/app.ts'
import { compareEntries as compare } from '../compare-entries.ts'

/** Looks for posts that somebody should have and has not, or has and should not. A round may take several nights. */
export const compareEntries = onSchedule({ schedule: 'every day 04:40', timeoutSeconds: 1800 }, () =>
  compare(db, new Date(), nightLimits.reads),
)
