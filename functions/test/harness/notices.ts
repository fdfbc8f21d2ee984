import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { expect } from 'vitest'

/** A member's notices, the oldest first, once they have been told of every fact that concerns them. */
export async function noticesOf(db: Firestore, { uid }: { uid: string }): Promise<InstanceNotice[]> {
  const facts = await db.collection(paths.facts).where('about', 'array-contains', uid).get()
  const told = () => db.collection(paths.notices(uid)).orderBy('at').get()
  await expect.poll(async () => (await told()).size, { timeout: 10_000 }).toBeGreaterThanOrEqual(facts.size)
  return (await told()).docs.map((one) => one.data() as InstanceNotice)
}
