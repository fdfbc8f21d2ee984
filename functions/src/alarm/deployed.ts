export { claimAlarms } from './schedules/claim-alarms.ts'
export { ringAlarm } from './tasks/ring-alarm.ts'
