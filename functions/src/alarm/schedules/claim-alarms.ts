import { onSchedule } from 'firebase-functions/v2/scheduler'
import { claimDue } from '../claim-due.ts'
import { findEarlier } from '../find-earlier.ts'

export const claimAlarms = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  await findEarlier()
  await claimDue(new Date())
})
