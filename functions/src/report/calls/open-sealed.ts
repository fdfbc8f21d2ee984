import { DomainError } from '@varanda/domain/errors'
import { memberSchema } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { postSchema } from '@varanda/domain/post/post'
import { openSealed as contract } from '@varanda/domain/report/calls/open-sealed'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { record } from '../../fact/record.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { showPhotos } from '../show-photos.ts'

/** Writes the log and the fact of which the author is told in one transaction before it answers anything. */
export const openSealed = callable(contract, async ({ postId, reason }, admin, { now }) => {
  await keepRate(contract.name, admin.uid, now)
  const at = Timestamp.fromDate(now)
  const post = await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const found = read(postSchema, await transaction.get(db.doc(paths.post(postId))))
    if (!found || found.deleted) throw new DomainError('post-unknown')
    const entry = { at, by: by.uid, act: 'post-opened', target: paths.post(postId), rev: found.rev, reason } as const
    const source = writeDown(transaction, { ...entry, facts: { uid: found.author.uid } })
    record(transaction, { kind: 'post-opened', source, at, by: by.uid, about: [found.author.uid] })
    return found
  })
  const { author, text, photos, createdAt } = post
  const profile = readIfWhole(memberSchema, await db.doc(paths.user(author.uid)).get())
  return {
    author: { uid: author.uid, name: profile?.name ?? '' },
    text,
    createdAt: createdAt.toDate().toISOString(),
    photos: await showPhotos(postId, photos),
  }
})
