import { onSchedule } from 'firebase-functions/v2/scheduler'
import { moveBands } from '../move-bands.ts'

/** On their birthdays people may do more. */
export const moveAgeBands = onSchedule({ schedule: 'every day 03:10', timeoutSeconds: 540 }, () =>
  moveBands(new Date()),
)
