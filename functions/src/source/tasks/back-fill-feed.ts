import { sourceOf } from '@varanda/domain/source/source'
import { task } from '../../tasks/task.ts'
import { backFillAll } from '../back-fill.ts'

export const backFillFeed = task('backFillFeed', async (input) => {
  const source = 'source' in input ? input.source : sourceOf(input.author)
  await backFillAll(input.reader, source)
})
