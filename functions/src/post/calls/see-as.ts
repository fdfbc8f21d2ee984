import { DomainError } from '@varanda/domain/errors'
import { memberSchema } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { seeAs as contract, type SeenAs } from '@varanda/domain/post/calls/see-as'
import { postSchema } from '@varanda/domain/post/post'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { maySeeMember } from '../../member/may-see.ts'
import { postsHeldBy } from '../posts-held-by.ts'

/** A block that the other put up changes nothing here, so that it does not show. */
export const seeAs = callable(contract, async ({ uid, after }, me) => {
  if (uid === me.uid) throw new DomainError('bad-input')
  const [connection, isOpen, before] = await Promise.all([
    db.doc(paths.connection(me.uid, uid)).get(),
    maySeeMember(db, uid, me.uid),
    after === undefined ? undefined : momentOf(after, me.uid),
  ])
  const held = await postsHeldBy(uid, me.uid, before)
  if (!connection.exists && held.posts.length === 0) throw new DomainError('person-unknown')
  return { profile: isOpen ? await profileOf(me.uid) : null, ...held }
})

async function momentOf(postId: string, author: string) {
  const post = read(postSchema, await db.doc(paths.post(postId)).get())
  if (post?.author.uid !== author) throw new DomainError('post-unknown')
  return { postId, createdAt: post.createdAt }
}

async function profileOf(uid: string): Promise<SeenAs['profile']> {
  const profile = read(memberSchema, await db.doc(paths.user(uid)).get())
  if (!profile) return null
  const { name, bio, photo } = profile
  return { name, ...(bio && { bio }), ...(photo && { photo }) }
}
