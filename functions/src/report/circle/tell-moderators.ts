import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { keepersOf } from '../../circle/ownership/acting-owner.ts'
import { readBook, readMemory } from '../../circle/read-book.ts'
import { record } from '../../fact/record.ts'

interface Given {
  id: string
  circle: string
  about: string
  reporter: string
  at: Moment
}

/** Tells those who look after a circle that a report waits for them; whoever made it is not named. */
export async function tellModerators(
  transaction: Transaction,
  { id, circle, about, reporter, at }: Given,
): Promise<void> {
  const book = await readBook(transaction, circle, reporter)
  if (!book) return
  const keepers = await keepersOf(transaction, book, () => readMemory(transaction, circle))
  const told = keepers.filter((uid) => uid !== about && uid !== reporter)
  // A report that is opened anew is told anew.
  const turn = at.toMillis()
  record(transaction, { kind: 'circle-report-made', source: paths.circleReport(id), turn, at, by: about, about: told })
}
