import { task } from '../../tasks/task.ts'
import { type BackFillPlace, backFillPage } from '../back-fill.ts'

export const backFillFeed = task('backFillFeed', async ({ reader, author, before }) => {
  const now = new Date()
  let next: BackFillPlace | null = { before }
  while (next !== null) next = await backFillPage(reader, author, next, now)
})
