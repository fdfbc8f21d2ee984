import { paths } from '@varanda/domain/paths'
import { saveAnswerTemplates as contract } from '@varanda/domain/signup/calls/save-answer-templates'
import type { AnswerTemplates } from '@varanda/domain/signup/signup-templates'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'

export const saveAnswerTemplates = callable(contract, async (texts, admin, { now }) => {
  const at = Timestamp.fromDate(now)
  await runLogged(async (transaction) => {
    const { uid } = await actingAdmin(transaction, admin)
    const templates: AnswerTemplates = { texts, by: uid, at }
    transaction.set(db.doc(paths.answerTemplates), templates)
    const target = paths.answerTemplates
    writeDown(transaction, { at, by: uid, act: 'answer-template-changed', target, rev: null })
  })
  return {}
})
