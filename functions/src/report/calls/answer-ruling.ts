import { answerRuling as contract } from '@varanda/domain/report/calls/answer-ruling'
import { callable } from '../../lib/callable.ts'
import { answer } from '../ruling/answer.ts'

export const answerRuling = callable(contract, async ({ rulingId, words }, { uid }, { now }) => {
  await answer(rulingId, uid, words, now)
  return {}
})
