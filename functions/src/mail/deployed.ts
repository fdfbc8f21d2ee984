export { unsubscribe } from './http/unsubscribe.ts'
export { sendBulkMail } from './tasks/send-bulk-mail.ts'
export { sendMail } from './tasks/send-mail.ts'
export { onMailCreated } from './triggers/on-mail-created.ts'
