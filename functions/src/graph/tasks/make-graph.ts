import { task } from '../../tasks/task.ts'
import { renewGraph } from '../renew.ts'

/** One at a time: each reads the whole instance. */
export const makeGraph = task('makeGraph', renewGraph, {
  memory: '1GiB',
  rateLimits: { maxConcurrentDispatches: 1 },
})
