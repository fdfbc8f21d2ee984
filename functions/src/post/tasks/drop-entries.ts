import { dropEntries as drop } from '../../source/drop-entries.ts'
import { task } from '../../tasks/task.ts'

export const dropEntries = task('dropEntries', async ({ reader, author }) => {
  await drop(reader, author, Number.POSITIVE_INFINITY)
})
