import { factSchema } from '@varanda/domain/fact/fact'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { ringSoon } from '../../alarm/ring-soon.ts'
import { readIfWhole } from '../../lib/read.ts'
import { spread } from '../spread.ts'

/** Facts that one instance hears at the same time: what many of them ask goes in one request (`together`). */
const atOnce = 40

/** One trigger tells and lets act, since of most facts neither is much. What has to wait is for the fact's alarm. */
export const onFactCreated = onDocumentCreated(
  { document: 'facts/{factId}', retry: true, concurrency: atOnce },
  async ({ data, params: { factId } }) => {
    const now = new Date()
    if (await spread({ factId }, now, readIfWhole(factSchema, data))) await ringSoon('tell-fact', { factId }, now)
  },
)
