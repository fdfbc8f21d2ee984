import { sourceOf } from '@varanda/domain/source/source'
import { task } from '../../tasks/task.ts'
import { dropEntries as drop } from '../drop-entries.ts'

export const dropEntries = task('dropEntries', async (input) => {
  const source = 'source' in input ? input.source : sourceOf(input.author)
  await drop(input.reader, source, Number.POSITIVE_INFINITY)
})
