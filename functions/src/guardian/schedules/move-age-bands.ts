import { onSchedule } from 'firebase-functions/v2/scheduler'
import { moveBands } from '../move-bands.ts'

/** Every night, because birthdays change what members may do. */
export const moveAgeBands = onSchedule({ schedule: 'every day 03:10', timeoutSeconds: 540 }, () =>
  moveBands(new Date()),
)
