import { connectionSchema } from '@varanda/domain/connection/connection'
import { paths } from '@varanda/domain/paths'
import { audienceSchema, reachesPost } from '@varanda/domain/post/audience'
import { type FanOut, fanOutSchema, readersPerChunk } from '@varanda/domain/post/fan-out'
import { postSchema } from '@varanda/domain/post/post'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { audienceOf } from './audience-of.ts'
import { entriesFor, giveEntries } from './give-entries.ts'

/**
 * Gives a post's readers their entries, a chunk at a time. Each chunk's transaction reads the post and the connection
 * of every reader to whom it gives one, so it never gives back what a removal took, and nobody who comes or goes
 * meanwhile makes it start over: who came by an invite is given the post by the back-fill. Safe to run twice, at the
 * same time, or after dying half-way.
 */
export async function fanOut(postId: string): Promise<void> {
  for (;;) {
    const outcome = await fanOutOnce(postId)
    if (outcome === 'done') return
  }
}

/** Walks the audience of one revision; 'changed' when the audience was changed meanwhile. */
async function fanOutOnce(postId: string): Promise<'done' | 'changed'> {
  const [postSnapshot, audienceSnapshot, fanOutSnapshot] = await db.getAll(
    db.doc(paths.post(postId)),
    db.doc(paths.postAudience(postId)),
    db.doc(paths.fanOut(postId)),
  )
  const post = read(postSchema, postSnapshot)
  const audience = read(audienceSchema, audienceSnapshot)
  const before = read(fanOutSchema, fanOutSnapshot)
  if (!post || post.deleted || !audience || before?.state === 'done') return 'done'

  const everyone = (await audienceOf(post.author.uid, audience, post.createdAt)).map(({ uid }) => uid)
  let cursor = before?.rev === post.rev ? before.cursor : ''
  for (;;) {
    const readers = everyone.filter((uid) => uid > cursor).slice(0, readersPerChunk)
    const entries = await entriesFor(postId, post, readers, everyone)
    const last = readers.at(-1) ?? cursor
    const state = last === (everyone.at(-1) ?? '') ? 'done' : 'running'
    const stood = await db.runTransaction(async (transaction) => {
      const [current, ...connections] = await transaction.getAll(
        db.doc(paths.post(postId)),
        ...readers.map((uid) => db.doc(paths.connection(post.author.uid, uid))),
      )
      const now = read(postSchema, current)
      if (now?.rev !== post.rev || now.deleted) return false
      const knows = (index: number) => {
        const connection = readIfWhole(connectionSchema, connections[index])
        return connection !== undefined && reachesPost(connection, post.createdAt)
      }
      giveEntries(
        transaction,
        entries.filter((_, index) => knows(index)),
        'connection',
      )
      const progress: FanOut = { state, rev: post.rev, cursor: last }
      transaction.set(db.doc(paths.fanOut(postId)), progress)
      return true
    })
    if (!stood) return 'changed'
    if (state === 'done') return 'done'
    cursor = last
  }
}
