import { task } from '../../tasks/task.ts'
import { makeSlice } from '../export/make-slice.ts'

/** Few at a time: each holds a piece of a copy in memory. */
export const makeExport = task('makeExport', (input) => makeSlice(input, new Date()), {
  memory: '512MiB',
  rateLimits: { maxConcurrentDispatches: 2 },
})
