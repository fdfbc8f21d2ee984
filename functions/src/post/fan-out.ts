import { areFollowers } from '@varanda/domain/circle/followers'
import { factKeptMs } from '@varanda/domain/fact/fact'
import { paths } from '@varanda/domain/paths'
import { entryOf, othersOf } from '@varanda/domain/post/entry'
import { type FanOut, fanOutSchema, readersPerChunk } from '@varanda/domain/post/fan-out'
import { mentionsOf } from '@varanda/domain/post/marks'
import { postSchema } from '@varanda/domain/post/post'
import { removalLimits } from '@varanda/domain/post/removal'
import { mutualSchema } from '@varanda/domain/source/mutual'
import { readersBySource } from '@varanda/domain/source/reach'
import { memberRow, memberRowSchema, reaches } from '@varanda/domain/source/source'
import { Timestamp } from 'firebase-admin/firestore'
import { factIdOf, record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { type EntryToGive, giveEntries } from '../source/give-entries.ts'
import { readReach } from '../source/read-reach.ts'
import { readAudience } from './read-audience.ts'

/**
 * Gives a post's readers their entries, a chunk at a time: a read for each reader and source, and two writes a reader.
 * Each chunk's transaction reads the post and every row by which it gives one, so it never gives back what a removal
 * took, and nobody who comes or goes meanwhile makes it start over: who came meanwhile is given the post by the
 * back-fill. Safe to run twice, at the same time, or after dying half-way.
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
  // Of one that is gone nothing else needs to be whole.
  if (!post || post.deleted) return 'done'
  const audience = readAudience(audienceSnapshot)
  const before = read(fanOutSchema, fanOutSnapshot)
  if (!audience || before?.state === 'done') return 'done'

  const author = post.author.uid
  const { reached, told, circles } = await db.runTransaction((transaction) =>
    readReach(transaction, author, audience, post.createdAt),
  )
  const through = readersBySource(author, audience, reached)
  const everyone = [...through.keys()].sort()
  // Who follows, and who pays, is for nobody else to learn.
  const isNameless = post.tier !== undefined || areFollowers(circles.map(({ circle }) => circle))
  const known = isNameless ? undefined : readIfWhole(mutualSchema, await db.doc(paths.mutual(author)).get())
  const mutual = known?.people ?? {}
  const source = paths.post(postId)
  const made = db.doc(paths.fact(factIdOf({ kind: 'post-made', source })))
  let cursor = before?.rev === post.rev ? before.cursor : ''
  for (;;) {
    const readers = everyone.filter((uid) => uid > cursor).slice(0, readersPerChunk)
    const last = readers.at(-1) ?? cursor
    const state = last === (everyone.at(-1) ?? '') ? 'done' : 'running'
    const ways = readers.flatMap((reader) => through.get(reader)!.map((source) => ({ reader, source })))
    const stood = await db.runTransaction(async (transaction) => {
      const [current, fact, ...rows] = await transaction.getAll(
        db.doc(paths.post(postId)),
        made,
        ...ways.map(({ reader, source }) => db.doc(memberRow(source, reader))),
      )
      const now = read(postSchema, current)
      if (now?.rev !== post.rev || now.deleted) return false
      const open = ways.filter((_, index) => {
        const row = readIfWhole(memberRowSchema, rows[index])
        return row !== undefined && reaches(row, post.createdAt)
      })
      const entries = [...Map.groupBy(open, ({ reader }) => reader)].map(
        ([reader, given]): EntryToGive => ({
          reader,
          entry: entryOf(postId, post, othersOf(reader, everyone, mutual[reader])),
          sources: given.map(({ source }) => source),
        }),
      )
      giveEntries(transaction, entries, told)
      const progress: FanOut = { state, rev: post.rev, cursor: last }
      transaction.set(db.doc(paths.fanOut(postId)), progress)
      // Once everybody holds it, and once: a post that is given again is no new one, also when its fact is forgotten.
      const at = Timestamp.now()
      const isNew = !fact!.exists && at.toMillis() - post.createdAt.toMillis() < factKeptMs
      if (state === 'done' && isNew) {
        // What an automation wrote, nobody takes back by a tap.
        const undone = now.chain ? 0 : post.createdAt.toMillis() + removalLimits.undo
        record(transaction, {
          kind: 'post-made',
          source,
          at,
          readyAt: Timestamp.fromMillis(Math.max(at.toMillis(), undone)),
          by: now.author.uid,
          // Whom it calls now, should an edit call them no more.
          about: mentionsOf(now.text),
          ...(now.chain && { chain: now.chain }),
        })
      }
      return true
    })
    if (!stood) return 'changed'
    if (state === 'done') return 'done'
    cursor = last
  }
}
