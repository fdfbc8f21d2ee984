import { task } from '../../tasks/task.ts'
import { runAutomation as run } from '../run.ts'

export const runAutomation = task('runAutomation', (input) => run(input, new Date()), {
  rateLimits: { maxConcurrentDispatches: 100 },
})
