import { renewGraph } from '../graph/renew.ts'
import { task } from './task.ts'

/** One at a time: each reads the whole house. */
export const makeGraph = task('makeGraph', renewGraph, {
  memory: '1GiB',
  rateLimits: { maxConcurrentDispatches: 1 },
})
