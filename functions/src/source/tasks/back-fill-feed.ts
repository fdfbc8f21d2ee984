import { task } from '../../tasks/task.ts'
import { backFillPage } from '../back-fill.ts'

/** Short transactions meet fewer others. */
const perPage = 100

export const backFillFeed = task('backFillFeed', async ({ reader, author }) => {
  let more = true
  while (more) more = await backFillPage(reader, author, perPage)
})
