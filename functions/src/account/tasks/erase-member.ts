import { cardSecrets } from '../../card/settings.ts'
import { task } from '../../tasks/task.ts'
import { eraseSlice } from '../erasure/erase-slice.ts'

export const eraseMember = task('eraseMember', (input) => eraseSlice(input, new Date()), {
  secrets: cardSecrets,
  rateLimits: { maxConcurrentDispatches: 2 },
})
