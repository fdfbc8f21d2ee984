import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { savedOfEntry } from '@varanda/domain/post/entry'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { type Acting, actingMember, type Deed } from './deed.ts'

/** Keeps the post for later: a field of the member's own copy. */
export const save: Deed<'save'> = {
  async plan(acting) {
    const entry = await entryPlace(acting).get()
    return { changed: entry.get(savedOfEntry) === undefined ? [entry.id] : [] }
  },
  async act(acting, _, { changed = [] }) {
    if (changed.length > 0) await write(acting, acting.run.at)
  },
  undo: (acting) => write(acting, FieldValue.delete()),
}

async function write(acting: Acting, value: unknown): Promise<void> {
  await actingMember(acting.uid, acting.now)
  const place = entryPlace(acting)
  await db.runTransaction(async (transaction) => {
    if (!(await transaction.get(place)).exists) throw new DomainError('post-unknown')
    transaction.update(place, { [savedOfEntry]: value })
  })
}

function entryPlace({ uid, run }: Acting) {
  return db.doc(paths.entry(uid, run.happened.postId ?? ''))
}
