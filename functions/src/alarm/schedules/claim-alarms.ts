import { onSchedule } from 'firebase-functions/v2/scheduler'
import { claimDue } from '../claim-due.ts'
import { findEarlier } from '../find-earlier.ts'

/** What is due comes first: nothing that is found in old documents may keep it waiting. */
export const claimAlarms = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  await claimDue(new Date())
  await findEarlier()
})
