import { excerptOf } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { myRulings as contract, type OwnRuling } from '@varanda/domain/report/calls/my-rulings'
import { answerableUntil, mayAnswer, type Ruling, rulingLimits, rulingSchema } from '@varanda/domain/report/ruling'
import { circleNameOf } from '../../circle/name-of.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { takenWords } from '../ruling/taken-words.ts'

export const myRulings = callable(contract, async (_, { uid }, { now }) => {
  const whose: keyof Ruling = 'whose'
  const at: keyof Ruling = 'at'
  const { docs } = await db
    .collection(paths.rulings)
    .where(whose, '==', uid)
    .orderBy(at, 'desc')
    .limit(rulingLimits.listed)
    .get()
  const rulings = await Promise.all(
    docs.flatMap((found) => {
      const ruling = readIfWhole(rulingSchema, found)
      return ruling ? [ownRuling(found.id, ruling, now)] : []
    }),
  )
  return { rulings: rulings.sort((one, other) => other.at.localeCompare(one.at)) }
})

async function ownRuling(id: string, ruling: Ruling, now: Date): Promise<OwnRuling> {
  const { kind, at, reason, category, circle, state, answer, outcome } = ruling
  const [name, { text }] = await Promise.all([circleNameOf(circle), takenWords(ruling)])
  return {
    id,
    kind,
    at: at.toDate().toISOString(),
    reason,
    category: category ?? null,
    circle: name,
    excerpt: excerptOf(text),
    state,
    until: mayAnswer(ruling, now) ? new Date(answerableUntil(ruling)).toISOString() : null,
    answer: answer?.words ?? '',
    outcome: outcome?.words ?? '',
  }
}
