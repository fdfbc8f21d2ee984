export { media } from './http/media.ts'
export { sweepUploads } from './schedules/sweep-uploads.ts'
