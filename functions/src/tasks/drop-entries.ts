import { dropEntries as drop } from '../posts/drop-entries.ts'
import { task } from './task.ts'

export const dropEntries = task('dropEntries', async ({ reader, author }) => {
  await drop(reader, author, Number.POSITIVE_INFINITY)
})
