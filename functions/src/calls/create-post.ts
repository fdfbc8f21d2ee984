import { createPost as contract } from '@varanda/domain/calls/create-post'
import { entryOf } from '@varanda/domain/entry'
import { DomainError } from '@varanda/domain/errors'
import { isPostIdOf } from '@varanda/domain/ids'
import type { Member } from '@varanda/domain/member'
import { paths } from '@varanda/domain/paths'
import type { Post } from '@varanda/domain/post'
import { mayWrite, type Standing } from '@varanda/domain/standing'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { enqueue } from '../lib/enqueue.ts'
import { audienceOf } from '../posts/audience-of.ts'
import { giveEntries } from '../posts/give-entries.ts'

/** Writes the post, its audience and the author's own entry at once; the readers' entries follow by task. */
export const createPost = callable(contract, async ({ postId, text, audience }, member, { now }) => {
  if (!isPostIdOf(postId, member.uid)) throw new DomainError('bad-input')
  const createdAt = Timestamp.fromDate(now)
  const readers = await audienceOf(member.uid, audience, createdAt)
  await db.runTransaction(async (transaction) => {
    const [existing, profile, standing] = await transaction.getAll(
      db.doc(paths.post(postId)),
      db.doc(paths.user(member.uid)),
      db.doc(paths.standing(member.uid)),
    )
    if (!mayWrite(standing!.data() as Standing, member.authTime)) throw new DomainError('not-active')
    const before = existing!.data() as Post | undefined
    if (before?.text === text) return
    if (before) throw new DomainError('id-taken')
    const author = { uid: member.uid, name: (profile!.data() as Member).name }
    const post: Post = { author, kind: 'text', text, createdAt, rev: 1 }
    transaction.create(db.doc(paths.post(postId)), post)
    transaction.create(db.doc(paths.postAudience(postId)), audience)
    const entry = entryOf(postId, post, { count: readers.length, known: readers.map(({ name }) => name) })
    giveEntries(transaction, [{ reader: member.uid, entry }], 'author')
  })
  await enqueue('fanOutPost', { postId }, { id: `fan-out-${postId}` })
  return { postId, readers: readers.length }
})
