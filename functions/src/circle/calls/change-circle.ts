import { heldByGuardian } from '@varanda/domain/circle/asks-guardian'
import { changeCircle as contract } from '@varanda/domain/circle/calls/change-circle'
import { type Circle, rulesOf } from '@varanda/domain/circle/circle'
import { checkOwner } from '@varanda/domain/circle/may-manage'
import { type TemplateName, templateOf } from '@varanda/domain/circle/template'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { standingOf } from '../../member/standing-of.ts'
import type { CircleBook } from '../membership.ts'
import { readBookAs } from '../read-book.ts'

export const changeCircle = callable(contract, async ({ circleId, ...input }, { uid }) => {
  await db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkOwner(book)
    const { name, purpose, template, block, rules } = input
    if (rules?.requests) {
      const held = heldByGuardian(await standingOf(transaction, uid), book.circle)
      if (held.requests === false) throw new DomainError('not-yours-to-change')
    }
    if (template && template !== book.circle.template) checkTemplate(book, template)
    const change: Partial<Circle> = {
      ...(name !== undefined && { name }),
      ...(purpose !== undefined && { purpose }),
      ...(template && { template }),
      ...(block !== undefined && { block }),
      ...(rules && { rules: { ...rulesOf(book.circle), ...rules, ...templateOf(book.circle.template)?.fixed } }),
    }
    transaction.set(db.doc(paths.circle(circleId)), change, { merge: true })
  })
  return {}
})

/** What people came for stays; and of those who are in it nobody's guardian was asked for what it would become. */
function checkTemplate({ circle, people }: CircleBook, template: TemplateName): void {
  const wanted = templateOf(template)
  const isAlone = Object.keys(people).length === 1
  const may = wanted?.kind === circle.kind && !templateOf(circle.template)?.fixed
  if (!may || (wanted.asksEveryGuardian && !isAlone)) throw new DomainError('not-yours-to-change')
}
