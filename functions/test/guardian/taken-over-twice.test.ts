/** Two yeses at once, or a call of whoever has the account already, take nothing from its owner. */
import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import { startHandOver } from '@varanda/domain/guardian/calls/start-hand-over'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { afterAll, expect, it } from 'vitest'
import { growingUp } from '../harness/growing-up.ts'
import { openInstance } from '../instance.ts'

const instance = await openInstance({ outbox: true })
afterAll(() => instance.close())
const { ward, askToTakeOver } = growingUp(instance)

it('an account that was taken over is taken over no second time, and keeps its ways in', async () => {
  const marina = await instance.member('Marina')
  const nina = await ward(marina, 16)
  await askToTakeOver(nina)
  // As the other yes leaves it, which was faster.
  await instance.db.doc(paths.standing(nina.uid)).update({ overseen: true })
  const id = approvalId('hand-over', nina.uid)
  const yes = instance.call(answerApproval, { id, answer: 'approved' }, marina)
  expect(await instance.refusalOf(yes)).toBe('approval-over')
  const again = { email: `again-${nina.uid}@example.org`, overseen: true }
  expect(await instance.refusalOf(instance.call(startHandOver, again, nina))).toBe('bad-input')
  expect(instance.server.auth.accounts.byUid(nina.uid)?.email ?? '').toBe('')
})
