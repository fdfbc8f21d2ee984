import { paths } from '@varanda/domain/paths'
import { openAppeals as contract, type OpenAppeal } from '@varanda/domain/report/calls/open-appeals'
import { type Ruling, rulingLimits, rulingSchema } from '@varanda/domain/report/ruling'
import { circleNameOf } from '../../circle/name-of.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { activeAdmins } from '../../member/active-admins.ts'
import { reportedPerson } from '../reported-person.ts'
import { takenWords } from '../ruling/taken-words.ts'
import { waitsFor } from '../ruling/waits-for.ts'

export const openAppeals = callable(contract, async (_, { uid }, { now }) => {
  const state: keyof Ruling = 'state'
  const { docs } = await db
    .collection(paths.rulings)
    .where(state, '==', 'answered')
    // Whoever has waited longest.
    .orderBy('answer.at')
    .limit(rulingLimits.listed)
    .get()
  const admins = await db.runTransaction((transaction) => activeAdmins(transaction), { readOnly: true })
  const appeals = await Promise.all(
    docs.flatMap((found) => {
      const ruling = readIfWhole(rulingSchema, found)
      if (!ruling?.answer) return []
      const { answer } = ruling
      return [waitsFor(db, ruling, uid, admins, now).then((waits) => openAppeal(found.id, ruling, answer, waits))]
    }),
  )
  return { appeals: appeals.sort((one, other) => one.answeredAt.localeCompare(other.answeredAt)) }
})

async function openAppeal(
  id: string,
  ruling: Ruling,
  answer: NonNullable<Ruling['answer']>,
  waits: OpenAppeal['waits'],
): Promise<OpenAppeal> {
  const { kind, at, reason, category, circle } = ruling
  // Whoever answers is told that it is not read by whoever decided: nothing of it is sent to them.
  const isRead = waits !== 'another-decides'
  const [whose, by, name, { text }] = await Promise.all([
    reportedPerson(ruling.whose),
    reportedPerson(ruling.by),
    circleNameOf(circle),
    isRead ? takenWords(ruling) : { text: '' },
  ])
  return {
    id,
    kind,
    whose: { uid: whose.uid, name: whose.name },
    by: { uid: by.uid, name: by.name },
    at: at.toDate().toISOString(),
    reason,
    category: category ?? null,
    circle: name,
    text,
    answer: isRead ? answer.words : '',
    answeredAt: answer.at.toDate().toISOString(),
    waits,
  }
}
