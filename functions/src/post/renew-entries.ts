import { copiedOf, type Entry } from '@varanda/domain/post/entry'
import { db } from '../lib/app.ts'
import { walkEntries } from './entries-of.ts'
import { saidFields } from './said-fields.ts'

/** Writes what a post says now into each copy that says what it said before: a read and a write a reader. */
export function renewEntries(postId: string): Promise<void> {
  return walkEntries(db, postId, ['rev'], (transaction, post, copies) => {
    const since = post.editedRev ?? 1
    for (const copy of copies) {
      const rev: unknown = copy.get('rev' satisfies keyof Entry)
      if (typeof rev === 'number' && rev >= since) continue
      transaction.update(copy.ref, { ...saidFields(copiedOf(post)), rev: post.rev })
    }
  })
}
