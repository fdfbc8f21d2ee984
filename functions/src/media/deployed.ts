export { media } from './http/media.ts'
export { sweepMedia } from './schedules/sweep-media.ts'
