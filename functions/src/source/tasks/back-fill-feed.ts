import { sourceOf } from '@varanda/domain/source/source'
import { task } from '../../tasks/task.ts'
import { backFillPage } from '../back-fill.ts'

/** Short transactions meet fewer others. */
const perPage = 100

export const backFillFeed = task('backFillFeed', async (input) => {
  const source = 'source' in input ? input.source : sourceOf(input.author)
  let more = true
  while (more) more = await backFillPage(input.reader, source, perPage)
})
