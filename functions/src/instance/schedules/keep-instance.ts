import { onSchedule } from 'firebase-functions/v2/scheduler'
import { keepInstance as keep } from '../keep-instance.ts'

/** Once an hour; what a round does not finish, the next one does. */
export const keepInstance = onSchedule({ schedule: 'every 1 hours', timeoutSeconds: 300 }, () => keep(new Date()))
