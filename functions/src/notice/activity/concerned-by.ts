import type { ActivityFactKind, Fact } from '@varanda/domain/fact/fact'
import {
  type Concerned,
  concernedByComment,
  concernedByPost,
  concernedByReaction,
} from '@varanda/domain/notice/concerned'
import { watchedSource } from '@varanda/domain/notice/watch'
import { paths } from '@varanda/domain/paths'
import { audienceLimits } from '@varanda/domain/post/audience'
import { commentSchema } from '@varanda/domain/post/comment'
import { postSchema } from '@varanda/domain/post/post'
import { reactionSchema, thePost } from '@varanda/domain/post/reaction'
import { keepingSources } from '@varanda/domain/source/reach'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { readAudienceIfWhole } from '../../post/read-audience.ts'
import { heardBy } from './heard-by.ts'

type OfSource = (transaction: Transaction, source: string, postId: string) => Promise<Concerned>

const ofKind = {
  'post-made': ofPost,
  'comment-made': ofComment,
  'reaction-made': ofReaction,
} as const satisfies Record<ActivityFactKind, OfSource>

const nobody: Concerned = new Map()

/** Whom a fact concerns as its source is now: nobody, where it is gone. */
export async function concernedBy(transaction: Transaction, fact: Pick<Fact, 'kind' | 'source'>): Promise<Concerned> {
  return ofKind[fact.kind as ActivityFactKind](transaction, fact.source, postOf(fact.source))
}

/** The post below which the source of such a fact stands, or that it is. */
export function postOf(source: string): string {
  return source.split('/')[1]!
}

async function ofPost(transaction: Transaction, source: string, postId: string): Promise<Concerned> {
  const [found, audienceSnapshot] = await transaction.getAll(db.doc(source), db.doc(paths.postAudience(postId)))
  const post = readIfWhole(postSchema, found)
  const audience = audienceSnapshot && readAudienceIfWhole(audienceSnapshot)
  if (!post || post.deleted || !audience) return nobody
  const author = post.author.uid
  const sources = new Set([`users/${author}`, ...keepingSources(author, audience)])
  const watching = await Promise.all([...sources].map((one) => watchersOf(transaction, one)))
  const heard = await heardBy(transaction, post.text, author)
  return concernedByPost(postId, post, audience, watching.flat(), heard)
}

/** Whoever wants to be told of a source's posts, no more than may be sent any. */
async function watchersOf(transaction: Transaction, source: string): Promise<string[]> {
  const watches = db.collectionGroup('watches').where(watchedSource, '==', source).limit(audienceLimits.readers)
  return (await transaction.get(watches)).docs.map(({ ref }) => ref.parent.parent!.id)
}

async function ofComment(transaction: Transaction, source: string, postId: string): Promise<Concerned> {
  const comment = readIfWhole(commentSchema, await transaction.get(db.doc(source)))
  if (!comment || comment.deleted) return nobody
  const [author, answered] = await Promise.all([
    authorOf(transaction, postId),
    comment.replyTo === undefined ? undefined : authorOf(transaction, postId, comment.replyTo),
  ])
  if (author === undefined) return nobody
  const heard = await heardBy(transaction, comment.text, comment.author.uid)
  return concernedByComment(postId, comment, author, answered, heard)
}

async function ofReaction(transaction: Transaction, source: string, postId: string): Promise<Concerned> {
  const reaction = readIfWhole(reactionSchema, await transaction.get(db.doc(source)))
  if (!reaction) return nobody
  const { thing } = reaction
  const author = await authorOf(transaction, postId, thing === thePost ? undefined : thing)
  return author === undefined ? nobody : concernedByReaction(postId, reaction, author)
}

/** Who wrote a post, or a comment below it that still stands. */
async function authorOf(transaction: Transaction, postId: string, commentId?: string): Promise<string | undefined> {
  if (commentId === undefined) {
    return readIfWhole(postSchema, await transaction.get(db.doc(paths.post(postId))))?.author.uid
  }
  const comment = readIfWhole(commentSchema, await transaction.get(db.doc(paths.comment(postId, commentId))))
  return comment && !comment.deleted ? comment.author.uid : undefined
}
