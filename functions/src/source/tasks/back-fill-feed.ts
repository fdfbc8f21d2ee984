import { task } from '../../tasks/task.ts'
import { type BackFillPlace, backFillPage } from '../back-fill.ts'

/** Short transactions meet fewer others. */
const perPage = 100

export const backFillFeed = task('backFillFeed', async ({ reader, author }) => {
  for (let place: BackFillPlace | null | undefined; place !== null; ) {
    place = await backFillPage(reader, author, perPage, place)
  }
})
