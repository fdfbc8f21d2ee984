import { DomainError } from '@varanda/domain/errors'
import { answerSuspension as contract } from '@varanda/domain/report/calls/answer-suspension'
import { rulingSchema } from '@varanda/domain/report/ruling'
import { openCapability } from '../../capability/open-capability.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { answer } from '../ruling/answer.ts'

/** Who holds the token had signed in as whom it is against. */
export const answerSuspension = callable(contract, async ({ token, words }, _, { now, address }) => {
  const path = await openCapability('suspension', token, address, now)
  const ruling = path === undefined ? undefined : read(rulingSchema, await db.doc(path).get())
  if (path === undefined || ruling?.kind !== 'suspended') throw new DomainError('ruling-unknown')
  await answer(db.doc(path).id, ruling.whose, words, now)
  return {}
})
