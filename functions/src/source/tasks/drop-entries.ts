import { task } from '../../tasks/task.ts'
import { dropEntries as drop } from '../drop-entries.ts'

export const dropEntries = task('dropEntries', async ({ reader, author }) => {
  await drop(reader, author, Number.POSITIVE_INFINITY)
})
