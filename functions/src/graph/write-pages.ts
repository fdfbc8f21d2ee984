import type { GraphPage } from '@varanda/domain/graph/graph-page'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'

/** Of one batch: Firestore takes at most 500 writes and 10 MiB (https://firebase.google.com/docs/firestore/quotas). */
const mostWrites = 300
const mostBytes = 4 * 1024 * 1024

export async function writePages(pages: readonly GraphPage[]): Promise<void> {
  let batch = db.batch()
  let writes = 0
  let bytes = 0
  for (const page of pages) {
    const size = 4 * (page.uids.length + page.names.length) + page.facts.length + page.ties.length
    if (writes === mostWrites || (writes > 0 && bytes + size > mostBytes)) {
      await batch.commit()
      batch = db.batch()
      writes = 0
      bytes = 0
    }
    batch.set(db.doc(paths.graphPage(page.edition, page.n)), page)
    writes++
    bytes += size
  }
  await batch.commit()
}

/** Also removes pages that a run left when it died or was overtaken. */
export async function removeEditionsBefore(edition: number): Promise<void> {
  for (;;) {
    // The head lies in the same collection, with the edition that is shown.
    const old = await db.collection(paths.graphPages).where('edition', '<', edition).select().limit(mostWrites).get()
    const batch = db.batch()
    for (const { ref } of old.docs) batch.delete(ref)
    await batch.commit()
    if (old.size < mostWrites) return
  }
}
