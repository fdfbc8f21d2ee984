import { isWayIn } from '@varanda/domain/guardian/guardian'
import { isPostIdOf } from '@varanda/domain/ids'
import { mayRead, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { isPaidFor } from '../card/is-paid-for.ts'
import { db } from '../lib/app.ts'
import type { Account } from '../lib/callable.ts'
import { readIfWhole } from '../lib/read.ts'

/**
 * What firestore.rules ask of a reader, asked again where rules are not: standing first, then the entry, or being the
 * author, who may look at a photo before the post is sent.
 */
export async function mayReadPost(reader: Asking, postId: string): Promise<boolean> {
  return (await postAsReadBy(reader, postId)) !== undefined
}

/** Photos that the post shows; its author sees those as well that were in it once. */
export async function maySeePhoto(reader: Asking, postId: string, mediaId: string): Promise<boolean> {
  const post = await postAsReadBy(reader, postId)
  if (!post || post === 'not sent yet') return post !== undefined
  return post.author.uid === reader.uid || (post.photos ?? []).some(({ id }) => id === mediaId)
}

type Asking = Pick<Account, 'uid' | 'authTime' | 'provider'>

async function postAsReadBy(reader: Asking, postId: string): Promise<Post | 'not sent yet' | undefined> {
  const [standing, entry, postSnapshot] = await db.getAll(
    db.doc(paths.standing(reader.uid)),
    db.doc(paths.entry(reader.uid, postId)),
    db.doc(paths.post(postId)),
  )
  const held = readIfWhole(standingSchema, standing)
  if (!held || !mayRead(held, reader.authTime) || !isWayIn(held, reader.provider)) return undefined
  const post = readIfWhole(postSchema, postSnapshot)
  if (!post) return !postSnapshot!.exists && isPostIdOf(postId, reader.uid) ? 'not sent yet' : undefined
  if (post.deleted) return undefined
  if (post.author.uid === reader.uid) return post
  return entry!.exists && (await isPaidFor(db, reader.uid, post.tier)) ? post : undefined
}
