import { type Fact, factSchema } from '@varanda/domain/fact/fact'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { ringSoon } from '../../alarm/ring-soon.ts'
import { hear } from '../../automation/hear.ts'
import { readIfWhole } from '../../lib/read.ts'
import { tell } from '../../notice/tell.ts'

/** Facts that one instance hears at the same time: what many of them ask goes in one request (`together`). */
const atOnce = 40

/** Tells of a fact, and lets whatever waits for it act. One trigger does both, since of most facts neither is much. */
export const onFactCreated = onDocumentCreated(
  { document: 'facts/{factId}', retry: true, concurrency: atOnce },
  async ({ data, params: { factId } }) => {
    const fact = readIfWhole(factSchema, data)
    const now = new Date()
    const both = await Promise.allSettled([tellSoon(factId, fact, now), fact && hear(factId, fact, now)])
    // Neither holds the other up, and both bear being done again.
    for (const one of both) if (one.status === 'rejected') throw one.reason
  },
)

/** A fact of which nothing may be told yet is told by its alarm. */
async function tellSoon(factId: string, fact: Fact | undefined, now: Date): Promise<void> {
  if (await tell({ factId }, now, fact)) await ringSoon('tell-fact', { factId }, now)
}
