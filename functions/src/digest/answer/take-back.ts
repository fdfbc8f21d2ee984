import { digestLimits } from '@varanda/domain/digest/digest'
import { db } from '../../lib/app.ts'
import { type ButtonPlace, readButton } from './read-button.ts'
import { takeAwayWithin } from './take-away.ts'

/** Deletes what the page of this id sent, as long as that can be done from it; what is gone already stays so. */
export function takeBack(at: ButtonPlace, id: string, now: Date): Promise<'gone' | 'late' | 'refused'> {
  return db.runTransaction(async (transaction) => {
    const button = await readButton(transaction, at)
    const sent = button?.digest.sent?.find((one) => one.id === id)
    if (!sent) return 'refused'
    if (now.getTime() - sent.at.toMillis() >= digestLimits.undoMs) return 'late'
    const takeAway = await takeAwayWithin(transaction, [sent])
    takeAway()
    return 'gone'
  })
}
