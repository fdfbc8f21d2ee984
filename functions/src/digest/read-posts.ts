import { digestLimits } from '@varanda/domain/digest/digest'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { isMuted, muteOf, mutesSchema } from '@varanda/domain/post/mutes'
import type { Post } from '@varanda/domain/post/post'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { mailablePosts } from '../post/mailable.ts'
import { entriesWithin, type Span } from './has-news.ts'

/** A post that a digest tells of: its reader's copy says who sees it, the post itself what it says now. */
export interface ToldPost {
  postId: string
  post: Post
  others: Entry['others']
  /** Whether its reader has it by a circle that they know of. */
  isInCircle: boolean
}

interface ToldPosts {
  posts: ToldPost[]
  /** How many there are besides; `isMore`: there may be others that were not looked at. */
  more: number
  isMore: boolean
}

/**
 * The posts of a time that their reader may read now and that may go out by mail, the newest first: of others, none of
 * them muted, and of nobody from whom a block keeps the reader apart.
 */
export async function readPosts(uid: string, span: Span, now: Date): Promise<ToldPosts> {
  const found = (await entriesWithin(uid, span).get()).docs
  const entries = found.map((one) => one.data() as Entry).filter(({ author }) => author.uid !== uid)
  const authors = [...new Set(entries.map(({ author }) => author.uid))]
  const [mutesFound, ...blocks] = await db.getAll(
    db.doc(paths.mutes(uid)),
    ...authors.flatMap((author) => [db.doc(paths.block(uid, author)), db.doc(paths.block(author, uid))]),
  )
  const mutes = readIfWhole(mutesSchema, mutesFound) ?? {}
  const apart = new Set(authors.filter((_, index) => blocks[2 * index]!.exists || blocks[2 * index + 1]!.exists))
  const heard = entries.filter(
    (entry) =>
      !apart.has(entry.author.uid) && !isMuted(entry, mutes, now) && !muteOf(mutes, 'posts', entry.postId, now),
  )
  const mailable = await mailablePosts(heard.map(({ postId }) => postId))
  const all = heard.flatMap(({ postId, others, circles = [] }) => {
    const post = mailable.get(postId)
    return post ? [{ postId, post, others, isInCircle: circles.length > 0 }] : []
  })
  const posts = all.slice(0, digestLimits.items)
  return { posts, more: all.length - posts.length, isMore: found.length === digestLimits.scanned }
}
