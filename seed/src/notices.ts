import { createHash } from 'node:crypto'
import { type ActivityFactKind, type Fact, factKeptMs, factName } from '@varanda/domain/fact/fact'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import {
  type ActivityNotice,
  type ActivityState,
  activityNoticeLimits,
  activityNoticeName,
  withItem,
} from '@varanda/domain/notice/activity-notice'
import {
  type Concerned,
  concernedByComment,
  concernedByPost,
  concernedByReaction,
} from '@varanda/domain/notice/concerned'
import { paths } from '@varanda/domain/paths'
import type { Audience } from '@varanda/domain/post/audience'
import type { Comment } from '@varanda/domain/post/comment'
import { mentionsOf } from '@varanda/domain/post/marks'
import type { Post } from '@varanda/domain/post/post'
import { type Reaction, thePost } from '@varanda/domain/post/reaction'
import { Instant } from './instant.ts'

/** Everybody looked at their notices so long before the first start; what came later waits for them. */
const lastLook = 3 * 60 * 60 * 1000

/** Something that somebody did about a post. */
interface Act {
  kind: ActivityFactKind
  source: string
  by: string
  at: Fact['at']
  concerned: Concerned
}

/** What everybody was told of these posts, comments and reactions, as the functions would have by the first start. */
export function noticeDocuments(documents: readonly DocumentWrite[], firstStart: Date): DocumentWrite[] {
  const held = new Map(documents.map(({ path, data }) => [path, data]))
  const acts = documents.flatMap((one) => actIn(one, held) ?? [])
  acts.sort((one, other) => one.at.toMillis() - other.at.toMillis())
  const facts: DocumentWrite[] = []
  const notices = new Map<string, ActivityState>()
  for (const { kind, source, by, at, concerned } of acts) {
    const [, postId, , id = postId] = source.split('/') as [string, string, string?, string?]
    const told = [...concerned].filter(([uid]) => held.has(paths.entry(uid, postId)))
    if (told.length === 0) continue
    const about = told.map(([uid]) => uid)
    const expiresAt = after(at, factKeptMs)
    const fact: Fact = { kind, source, at, by, about, readyAt: at, expiresAt }
    if (expiresAt.millis > firstStart.getTime()) facts.push({ path: paths.fact(hashOf(factName(fact))), data: fact })
    for (const [uid, thing] of told) {
      const path = paths.notice(uid, hashOf(activityNoticeName(thing)))
      notices.set(path, withItem(thing, notices.get(path), { id, by, at }))
    }
  }
  const seen = firstStart.getTime() - lastLook
  return [...facts, ...[...notices].flatMap(([path, state]) => noticeOf(path, state, seen, firstStart))]
}

/** What a document says that somebody did; undefined for whatever is no act, or was taken back. */
function actIn({ path, data }: DocumentWrite, held: ReadonlyMap<string, object>): Act | undefined {
  const [root, postId = '', folder, , below] = path.split('/')
  if (root !== 'posts' || below !== undefined) return undefined
  const authorOf = (thing: string) =>
    (held.get(thing === thePost ? paths.post(postId) : paths.comment(postId, thing)) as Pick<Post, 'author'>).author.uid
  if (folder === undefined) {
    const post = data as Post
    const audience = held.get(paths.postAudience(postId)) as Audience
    const concerned = concernedByPost(postId, post, audience, [], new Set(mentionsOf(post.text)))
    return { kind: 'post-made', source: path, by: post.author.uid, at: post.createdAt, concerned }
  }
  if (folder === 'comments') {
    const comment = data as Comment
    if (comment.deleted) return undefined
    const { author, createdAt, replyTo } = comment
    const answered = replyTo === undefined ? undefined : authorOf(replyTo)
    const concerned = concernedByComment(
      postId,
      comment,
      authorOf(thePost),
      answered,
      new Set(mentionsOf(comment.text)),
    )
    return { kind: 'comment-made', source: path, by: author.uid, at: createdAt, concerned }
  }
  if (folder !== 'reactions') return undefined
  const reaction = data as Reaction
  const concerned = concernedByReaction(postId, reaction, authorOf(reaction.thing))
  return { kind: 'reaction-made', source: path, by: reaction.uid, at: reaction.at, concerned }
}

function noticeOf(path: string, state: ActivityState, seen: number, firstStart: Date): DocumentWrite[] {
  const expiresAt = after(state.at, activityNoticeLimits.keptMs)
  if (expiresAt.millis <= firstStart.getTime()) return []
  const read = state.items.find(({ at }) => at.toMillis() <= seen)?.at ?? null
  const unread = state.at.toMillis() > seen
  return [{ path, data: { ...state, readAt: read, unread, expiresAt } satisfies ActivityNotice }]
}

function after(at: Fact['at'], ms: number): Instant {
  return new Instant(new Date(at.toMillis() + ms))
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}
