import { runSchema } from '@varanda/domain/automation/automation'
import { hour } from '@varanda/domain/moment'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { act } from './act/act.ts'

/** Longer than a trigger and its tries take. */
const longAfterMs = hour / 4
const atOnce = 100

/**
 * Ends runs whose work died, and which nothing comes back to: their automation was changed or switched off meanwhile, or its member
 * has lost what it saw. What the product now refuses is written down as refused.
 */
export async function finishRuns(now: Date): Promise<void> {
  for await (const found of actingRuns()) {
    const run = readIfWhole(runSchema, found)
    const [, uid, , automationId] = found.ref.path.split('/')
    if (!run || !uid || !automationId || run.at.toMillis() > now.getTime() - longAfterMs) continue
    try {
      await act({ uid, automationId, runId: found.id, run }, now)
    } catch (error) {
      // The others do not wait for it; it is tried again in an hour.
      console.error('A run could not be ended', (error as { code?: unknown }).code ?? 'unknown')
    }
  }
}

/** All, a page at a time: those that fail hour after hour hold up no others. */
async function* actingRuns(): AsyncGenerator<QueryDocumentSnapshot> {
  const acting = db.collectionGroup('runs').where('acting', '==', true).limit(atOnce)
  for (let page = await acting.get(); ; ) {
    yield* page.docs
    if (page.size < atOnce) return
    page = await acting.startAfter(page.docs.at(-1)!).get()
  }
}
