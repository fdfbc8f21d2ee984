import { changeCircle as contract } from '@varanda/domain/circle/calls/change-circle'
import { type Circle, rulesOf } from '@varanda/domain/circle/circle'
import { checkOwner } from '@varanda/domain/circle/may-manage'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readBookAs } from '../read-book.ts'

export const changeCircle = callable(contract, async ({ circleId, name, purpose, rules }, { uid }) => {
  await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkOwner(book)
    const change: Partial<Circle> = {
      ...(name !== undefined && { name }),
      ...(purpose !== undefined && { purpose }),
      ...(rules && { rules: { ...rulesOf(book.circle), ...rules } }),
    }
    transaction.set(db.doc(paths.circle(circleId)), change, { merge: true })
  })
  return {}
})
