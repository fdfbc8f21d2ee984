import type { Audience } from '../post/audience.ts'
import type { Comment } from '../post/comment.ts'
import { mentionsOf } from '../post/marks.ts'
import type { Post } from '../post/post.ts'
import { type Reaction, thePost } from '../post/reaction.ts'
import type { ActivityNoticeKind, NoticeThing } from './activity-notice.ts'

/** Whom an act concerns, and as what: each once, by what concerns them most. Whether they may read it is asked later. */
export type Concerned = ReadonlyMap<string, NoticeThing>

type Row = readonly [uid: string, thing: NoticeThing]

/** A post to so many by name, and to no circle, was sent to each of them. */
const meantForEach = 3

/**
 * Whom a post concerns; `watching`: who wants to be told of each that one of its sources gives them; `heard`: of
 * those whom it calls, who hears it.
 */
export function concernedByPost(
  postId: string,
  { author, text }: Pick<Post, 'author' | 'text'>,
  { connections, circles, people }: Audience,
  watching: readonly string[],
  heard: ReadonlySet<string>,
): Concerned {
  const isToEach = !connections && circles.length === 0 && people.length <= meantForEach
  const as = (kind: ActivityNoticeKind) => (uid: string) => [uid, { kind, postId }] as const
  return without(author.uid, [
    ...watching.map(as('post')),
    ...(isToEach ? people.map(as('message')) : []),
    ...mentioned(text, postId, heard),
  ])
}

/** Whom a comment concerns: the post's author, and `answered`, who wrote the comment above it. */
export function concernedByComment(
  postId: string,
  { author, text, replyTo }: Pick<Comment, 'author' | 'text' | 'replyTo'>,
  authorOfPost: string,
  answered: string | undefined,
  heard: ReadonlySet<string>,
): Concerned {
  return without(author.uid, [
    [authorOfPost, { kind: 'comment', postId }],
    ...(answered !== undefined ? [[answered, { kind: 'reply', postId, commentId: replyTo! }] as const] : []),
    ...mentioned(text, postId, heard),
  ])
}

/** Whom a reaction concerns: `author`, who wrote what was reacted to. */
export function concernedByReaction(postId: string, { uid, thing }: Reaction, author: string): Concerned {
  const where = thing === thePost ? { postId } : { postId, commentId: thing }
  return without(uid, [[author, { kind: 'reaction', ...where }]])
}

/** Only who wants to hear of it when this author calls them. */
function mentioned(text: string, postId: string, heard: ReadonlySet<string>): Row[] {
  return mentionsOf(text).flatMap((uid): Row[] => (heard.has(uid) ? [[uid, { kind: 'mention', postId }]] : []))
}

/** What stands later in the list concerns them more. */
function without(actor: string, all: readonly Row[]): Concerned {
  const concerned = new Map(all)
  concerned.delete(actor)
  return concerned
}
