import { isWayIn } from '@varanda/domain/guardian/guardian'
import { isPostIdOf } from '@varanda/domain/ids'
import { mayRead, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { postSchema } from '@varanda/domain/post/post'
import { db } from '../lib/app.ts'
import type { Account } from '../lib/callable.ts'
import { readIfWhole } from '../lib/read.ts'

/**
 * What firestore.rules ask of a reader, asked again where rules are not: standing first, then the entry, or being the
 * author, who may look at a photo before the post is sent.
 */
export async function mayReadPost(
  reader: Pick<Account, 'uid' | 'authTime' | 'provider'>,
  postId: string,
): Promise<boolean> {
  const [standing, entry, postSnapshot] = await db.getAll(
    db.doc(paths.standing(reader.uid)),
    db.doc(paths.entry(reader.uid, postId)),
    db.doc(paths.post(postId)),
  )
  const held = readIfWhole(standingSchema, standing)
  if (!held || !mayRead(held, reader.authTime) || !isWayIn(held, reader.provider)) return false
  const post = readIfWhole(postSchema, postSnapshot)
  if (!post) return !postSnapshot!.exists && isPostIdOf(postId, reader.uid)
  return !post.deleted && (entry!.exists || post.author.uid === reader.uid)
}
