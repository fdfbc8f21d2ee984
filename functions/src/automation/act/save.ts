import { DomainError } from '@varanda/domain/errors'
import type { Moment } from '@varanda/domain/moment'
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
    if (changed.length > 0) await write(acting, () => acting.run.at)
  },
  // What its member has kept by themselves since is theirs.
  undo: (acting) =>
    write(acting, (kept) => (kept?.toMillis() === acting.run.at.toMillis() ? FieldValue.delete() : undefined)),
}

async function write(acting: Acting, to: (kept: Moment | undefined) => FieldValue | Moment | undefined) {
  await actingMember(acting.uid, acting.now)
  await changeTogether({
    places: [entryPlace(acting)],
    change([entry], transaction) {
      if (!entry?.exists) throw new DomainError('post-unknown')
      const value = to(entry.get(savedOfEntry))
      if (value) transaction.update(entry.ref, { [savedOfEntry]: value })
    },
  })
}

function entryPlace({ uid, run }: Acting) {
  return db.doc(paths.entry(uid, run.happened.postId ?? ''))
}
