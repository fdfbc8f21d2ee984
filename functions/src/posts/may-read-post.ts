import { isPostIdOf } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { Post } from '@varanda/domain/post'
import { mayRead, type Standing } from '@varanda/domain/standing'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/**
 * What firestore.rules ask of a reader, asked again where rules are not: standing first, then the entry, or being the
 * author, who may look at a photo before the post is sent.
 */
export async function mayReadPost(reader: { uid: string; authTime: number }, postId: string): Promise<boolean> {
  const [standing, entry, postSnapshot] = await db.getAll(
    db.doc(paths.standing(reader.uid)),
    db.doc(paths.entry(reader.uid, postId)),
    db.doc(paths.post(postId)),
  )
  if (!mayRead(read<Standing>(standing), reader.authTime)) return false
  const post = read<Post>(postSnapshot)
  if (!post) return isPostIdOf(postId, reader.uid)
  return !post.deleted && (entry!.exists || post.author.uid === reader.uid)
}
