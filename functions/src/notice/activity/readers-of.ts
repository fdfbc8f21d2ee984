import type { ActivityFactKind, Fact } from '@varanda/domain/fact/fact'
import type { ActivityNoticeKind, NoticeThing } from '@varanda/domain/notice/activity-notice'
import { watchedSource } from '@varanda/domain/notice/watch'
import { paths } from '@varanda/domain/paths'
import { audienceLimits } from '@varanda/domain/post/audience'
import { type Comment, commentSchema } from '@varanda/domain/post/comment'
import { mentionsOf } from '@varanda/domain/post/marks'
import { postSchema } from '@varanda/domain/post/post'
import { reactionSchema, thePost } from '@varanda/domain/post/reaction'
import { keepingSources } from '@varanda/domain/source/reach'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { readAudienceIfWhole } from '../../post/read-audience.ts'

/** Whom an act concerns, and as what: each once, by what concerns them most. Whether they may read it is asked later. */
export type Concerned = ReadonlyMap<string, NoticeThing>

/** A post to so many by name, and to no circle, was sent to each of them. */
const meantForEach = 3

type ReadersOf = (transaction: Transaction, source: string, postId: string) => Promise<Concerned>

const readersOf: { [Kind in ActivityFactKind]: ReadersOf } = {
  'post-made': ofPost,
  'comment-made': ofComment,
  'reaction-made': ofReaction,
}

/** Whom a fact concerns as its source is now: nobody, where it is gone. */
export async function concernedBy(transaction: Transaction, fact: Pick<Fact, 'kind' | 'source'>): Promise<Concerned> {
  const postId = postOf(fact.source)
  return readersOf[fact.kind as ActivityFactKind](transaction, fact.source, postId)
}

/** The post below which the source of such a fact stands, or that it is. */
export function postOf(source: string): string {
  return source.split('/')[1]!
}

async function ofComment(transaction: Transaction, source: string, postId: string): Promise<Concerned> {
  const [found, post] = await transaction.getAll(db.doc(source), db.doc(paths.post(postId)))
  const comment = readIfWhole(commentSchema, found)
  const author = readIfWhole(postSchema, post)?.author.uid
  if (!comment || comment.deleted || !author) return new Map()
  const { replyTo } = comment
  const answered = replyTo === undefined ? undefined : await authorOfComment(transaction, postId, replyTo)
  return without(comment.author.uid, [
    [author, { kind: 'comment', postId }],
    ...(answered ? [[answered, { kind: 'reply', postId, commentId: replyTo! }] as const] : []),
    ...mentioned(comment.text, postId),
  ])
}

async function authorOfComment(transaction: Transaction, postId: string, commentId: string) {
  const found: Comment | undefined = readIfWhole(
    commentSchema,
    await transaction.get(db.doc(paths.comment(postId, commentId))),
  )
  return found && !found.deleted ? found.author.uid : undefined
}

async function ofReaction(transaction: Transaction, source: string, postId: string): Promise<Concerned> {
  const [found, post] = await transaction.getAll(db.doc(source), db.doc(paths.post(postId)))
  const reaction = readIfWhole(reactionSchema, found)
  if (!reaction) return new Map()
  const { thing, uid } = reaction
  if (thing === thePost) {
    const author = readIfWhole(postSchema, post)?.author.uid
    return author ? without(uid, [[author, { kind: 'reaction', postId }]]) : new Map()
  }
  const author = await authorOfComment(transaction, postId, thing)
  return author ? without(uid, [[author, { kind: 'reaction', postId, commentId: thing }]]) : new Map()
}

async function ofPost(transaction: Transaction, source: string, postId: string): Promise<Concerned> {
  const [found, audienceSnapshot] = await transaction.getAll(db.doc(source), db.doc(paths.postAudience(postId)))
  const post = readIfWhole(postSchema, found)
  const audience = audienceSnapshot && readAudienceIfWhole(audienceSnapshot)
  if (!post || post.deleted || !audience) return new Map()
  const author = post.author.uid
  const { connections, circles, people } = audience
  const isToEach = !connections && circles.length === 0 && people.length <= meantForEach
  const as = (kind: ActivityNoticeKind) => (uid: string) => [uid, { kind, postId }] as const
  const sources = new Set([`users/${author}`, ...keepingSources(author, audience)])
  const watching = await Promise.all([...sources].map((one) => watchersOf(transaction, one)))
  return without(author, [
    ...watching.flat().map(as('post')),
    ...(isToEach ? people.map(as('message')) : []),
    ...mentioned(post.text, postId),
  ])
}

/** Whoever wants to be told of a source's posts, no more than may be sent any. */
async function watchersOf(transaction: Transaction, source: string): Promise<string[]> {
  const watches = db.collectionGroup('watches').where(watchedSource, '==', source).limit(audienceLimits.readers)
  return (await transaction.get(watches)).docs.map(({ ref }) => ref.parent.parent!.id)
}

function mentioned(text: string, postId: string): [string, NoticeThing][] {
  return mentionsOf(text).map((uid) => [uid, { kind: 'mention', postId }])
}

/** What stands later in the list concerns them more. */
function without(actor: string, all: readonly (readonly [string, NoticeThing])[]): Concerned {
  const concerned = new Map(all)
  concerned.delete(actor)
  return concerned
}
