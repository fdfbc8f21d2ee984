import { calendarZone } from '@varanda/domain/calendar-day'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { forgetAllUnseenMinutes } from '../forget-minutes.ts'
import { moveBands } from '../move-bands.ts'

/** As the day begins, because birthdays change what members may do, and whose minutes somebody sees. */
export const moveAgeBands = onSchedule(
  { schedule: 'every day 00:10', timeZone: calendarZone, timeoutSeconds: 540 },
  async () => {
    try {
      await moveBands(new Date())
    } finally {
      await forgetAllUnseenMinutes()
    }
  },
)
