import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { savedOfEntry } from '@varanda/domain/post/entry'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { changeTogether } from '../../lib/change-together.ts'
import { type Acting, actingMember, type Deed } from './deed.ts'

/** Keeps the post for later: a field of the member's own copy. */
export const save: Deed<'save'> = {
  asks: (acting) => [entryPlace(acting)],
  plan: (_, __, [entry]) => ({ changed: entry?.get(savedOfEntry) === undefined ? [entry!.id] : [] }),
  async act(acting, _, { changed = [] }) {
    if (changed.length > 0) await write(acting, acting.run.at)
  },
  undo: (acting) => write(acting, FieldValue.delete()),
}

async function write(acting: Acting, value: unknown): Promise<void> {
  await actingMember(acting.uid, acting.now)
  await changeTogether({
    places: [entryPlace(acting)],
    change([entry], transaction) {
      if (!entry?.exists) throw new DomainError('post-unknown')
      transaction.update(entry.ref, { [savedOfEntry]: value })
    },
  })
}

function entryPlace({ uid, run }: Acting) {
  return db.doc(paths.entry(uid, run.happened.postId ?? ''))
}
