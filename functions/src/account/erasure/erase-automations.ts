import { paths } from '@varanda/domain/paths'
import type { DocumentReference, Query } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { perPage, takePage } from './pages.ts'
import type { Left } from './slice.ts'

/** A page of automations, each after what it did: that lies below it, and nothing would lead there any more. */
export async function takeAutomations(all: Query): Promise<Left> {
  const { docs, size } = await all.limit(perPage).get()
  for (const { ref } of docs) {
    await eraseRuns(ref)
    await ref.delete()
    // What it did meanwhile.
    await eraseRuns(ref)
  }
  return size < perPage ? 'over' : { after: '' }
}

/** What a member's automations did, also one that is gone by now. */
export async function eraseOwnRuns(uid: string): Promise<void> {
  for (const automation of await db.collection(paths.automations(uid)).listDocuments()) await eraseRuns(automation)
}

async function eraseRuns({ id, parent }: DocumentReference): Promise<void> {
  const runs = db.collection(paths.automationRuns(parent.parent!.id, id))
  while ((await takePage(runs)) !== 'over');
}
