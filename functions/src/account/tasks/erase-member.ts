import { task } from '../../tasks/task.ts'
import { eraseSlice } from '../erasure/erase-slice.ts'

export const eraseMember = task('eraseMember', (input) => eraseSlice(input, new Date()), {
  rateLimits: { maxConcurrentDispatches: 2 },
})
