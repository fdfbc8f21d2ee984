export { migrateSources } from './schedules/migrate-sources.ts'
export { backFillFeed } from './tasks/back-fill-feed.ts'
export { dropEntries } from './tasks/drop-entries.ts'
