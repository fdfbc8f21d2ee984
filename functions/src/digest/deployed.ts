export { answer } from './http/answer.ts'
export { onNoticeWishesWritten } from './triggers/on-notice-wishes-written.ts'
