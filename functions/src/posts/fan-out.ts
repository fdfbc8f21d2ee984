import type { Audience } from '@varanda/domain/audience'
import { type FanOut, readersPerChunk } from '@varanda/domain/fan-out'
import { paths } from '@varanda/domain/paths'
import type { Post } from '@varanda/domain/post'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { audienceOf } from './audience-of.ts'
import { entriesFor, giveEntries, readEpoch } from './give-entries.ts'

/**
 * Gives a post's readers their entries, a chunk at a time, each chunk in a transaction that reads the author's epoch.
 * When the epoch has moved, the audience is computed anew from the start; so a late chunk never gives back what a
 * removal took. Safe to run twice, at the same time, or after dying half-way.
 */
export async function fanOut(postId: string): Promise<void> {
  for (;;) {
    const outcome = await fanOutOnce(postId)
    if (outcome === 'done') return
  }
}

/** Walks the audience as of one epoch: 'moved' when another one began meanwhile. */
async function fanOutOnce(postId: string): Promise<'done' | 'moved'> {
  const [postSnapshot, audienceSnapshot, fanOutSnapshot] = await db.getAll(
    db.doc(paths.post(postId)),
    db.doc(paths.postAudience(postId)),
    db.doc(paths.fanOut(postId)),
  )
  const post = read<Post>(postSnapshot)
  const audience = read<Audience>(audienceSnapshot)
  const before = read<FanOut>(fanOutSnapshot)
  if (!post || post.deleted || !audience || before?.state === 'done') return 'done'

  const epoch = await readEpoch(post.author.uid)
  const everyone = (await audienceOf(post.author.uid, audience, post.createdAt)).map(({ uid }) => uid)
  let cursor = before?.epoch === epoch ? before.cursor : ''
  for (;;) {
    const readers = everyone.filter((uid) => uid > cursor).slice(0, readersPerChunk)
    const entries = await entriesFor(postId, post, readers, everyone)
    const last = readers.at(-1) ?? cursor
    const state = last === (everyone.at(-1) ?? '') ? 'done' : 'running'
    const stood = await db.runTransaction(async (transaction) => {
      if ((await readEpoch(post.author.uid, transaction)) !== epoch) return false
      const current = read<Post>(await transaction.get(db.doc(paths.post(postId))))
      if (current?.rev !== post.rev || current.deleted) return false
      giveEntries(transaction, entries, 'connection')
      const progress: FanOut = { state, epoch, cursor: last }
      transaction.set(db.doc(paths.fanOut(postId)), progress)
      return true
    })
    if (!stood) return 'moved'
    if (state === 'done') return 'done'
    cursor = last
  }
}
