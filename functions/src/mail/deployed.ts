export { unsubscribe } from './http/unsubscribe.ts'
export { sweepMail } from './schedules/sweep-mail.ts'
export { sendMail } from './tasks/send-mail.ts'
export { onMailCreated } from './triggers/on-mail-created.ts'
