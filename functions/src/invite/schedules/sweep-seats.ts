import { onSchedule } from 'firebase-functions/v2/scheduler'
import { enqueue } from '../../lib/enqueue.ts'
import { returnPage } from '../return-seats.ts'

/** Once an hour, kept seats whose time is over go back; what is more than a page is left to tasks. */
export const sweepSeats = onSchedule({ schedule: 'every 1 hours' }, async () => {
  if (await returnPage(new Date())) await enqueue('returnSeats', {})
})
